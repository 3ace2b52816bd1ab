<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

use WC_Order;

/** Order sources in WordPress's export and erasure of personal data: a person's orders, and the account. */
final class PersonalData
{
    private const AT_ONCE = 50;
    private const ID = 'stallkeeper-order-sources';

    public function addHooks(): void
    {
        add_filter('wp_privacy_personal_data_exporters', $this->addExporter(...));
        add_filter('wp_privacy_personal_data_erasers', $this->addEraser(...));
    }

    /**
     * @param array<array-key, mixed> $exporters
     * @return array<array-key, mixed>
     */
    private function addExporter(array $exporters): array
    {
        return $exporters + [self::ID => ['exporter_friendly_name' => __('Order sources', 'stallkeeper'), 'callback' => $this->export(...)]];
    }

    /**
     * @param array<array-key, mixed> $erasers
     * @return array<array-key, mixed>
     */
    private function addEraser(array $erasers): array
    {
        return $erasers + [self::ID => ['eraser_friendly_name' => __('Order sources', 'stallkeeper'), 'callback' => $this->erase(...)]];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    private function export(string $email, int $page = 1): array
    {
        $groups = [];
        $orders = self::orders($email, $page);
        foreach ($orders as $order) {
            /* translators: %s: the order's number */
            $groups[] = self::group('order-' . $order->get_id(), sprintf(__('Order %s', 'stallkeeper'), $order->get_order_number()), static fn(string $field): string => Meta::of($order, $field));
        }
        $user = $page === 1 ? get_user_by('email', $email) : false;
        if ($user instanceof \WP_User) {
            $groups[] = self::group('user-' . $user->ID, __('Account', 'stallkeeper'), static fn(string $field): string => self::userValue($user->ID, $field));
        }
        return ['data' => array_values(array_filter($groups)), 'done' => count($orders) < self::AT_ONCE];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    private function erase(string $email, int $page = 1): array
    {
        $orders = self::orders($email, $page);
        $isRemoved = false;
        foreach ($orders as $order) {
            $isRemoved = $isRemoved || Meta::has($order);
            Meta::delete($order);
        }
        $user = $page === 1 ? get_user_by('email', $email) : false;
        foreach ($user instanceof \WP_User ? Meta::keys() : [] as $key) {
            $isRemoved = ($user instanceof \WP_User && delete_user_meta($user->ID, $key)) || $isRemoved;
        }
        return ['items_removed' => $isRemoved, 'items_retained' => false, 'messages' => [], 'done' => count($orders) < self::AT_ONCE];
    }

    /** @return list<WC_Order> */
    private static function orders(string $email, int $page): array
    {
        $orders = wc_get_orders(['billing_email' => $email, 'limit' => self::AT_ONCE, 'page' => $page, 'paged' => $page, 'orderby' => 'ID', 'order' => 'ASC', 'type' => 'shop_order']);

        return is_array($orders) ? array_values($orders) : [];
    }

    private static function userValue(int $user, string $field): string
    {
        $value = get_user_meta($user, Meta::key($field), true);

        return is_scalar($value) ? (string) $value : '';
    }

    /**
     * @param callable(string): string $valueOf
     * @return array<string, mixed>|null
     */
    private static function group(string $item, string $name, callable $valueOf): ?array
    {
        $data = [];
        foreach ([...array_keys(Config::fields()), Meta::DEVICE] as $field) {
            $value = $valueOf($field);
            if ($value !== '') {
                $data[] = ['name' => Admin\Labels::field($field), 'value' => $value];
            }
        }
        return $data === [] ? null : [
            'group_id' => self::ID,
            'group_label' => __('Order sources', 'stallkeeper'),
            'item_id' => $item,
            'data' => [['name' => __('Belongs to', 'stallkeeper'), 'value' => $name], ...$data],
        ];
    }
}
