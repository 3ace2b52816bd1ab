<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource;

use Stallkeeper\Tools\OrderSource\Orders\Labels;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use WC_Order;

/**
 * The source of an order is personal data of the customer. WordPress's export and erasure include it. WooCommerce's
 * removal of personal data from orders includes it, too: on an erasure request, by the bulk action, or after the
 * retention period.
 *
 * An erasure request removes the source even if WooCommerce's settings retain the order: orders are retained for
 * accounting, which does not need it. To keep the source, return false from
 * `woocommerce_privacy_erase_order_personal_data`.
 */
final class PersonalData
{
    private const AT_ONCE = 50;
    private const ID = 'stallkeeper-order-sources';

    public function __construct(
        private readonly FieldList $fields,
        private readonly OrderMeta $meta,
        private readonly Labels $labels,
    ) {}

    /**
     * Hook: `woocommerce_privacy_remove_order_personal_data`.
     *
     * @param mixed $order WooCommerce also passes refunds, which have no source
     */
    public function removeFromOrder(mixed $order): void
    {
        if ($order instanceof WC_Order) {
            $this->meta->delete($order);
        }
    }

    /**
     * Hook: `wp_privacy_personal_data_exporters`.
     *
     * @param array<array-key, mixed> $exporters
     * @return array<array-key, mixed>
     */
    public function addExporter(array $exporters): array
    {
        return $exporters + [
            self::ID => [
                'exporter_friendly_name' => __('Order attribution', 'stallkeeper-tools'),
                'callback' => [$this, 'export'],
            ],
        ];
    }

    /**
     * Hook: `wp_privacy_personal_data_erasers`.
     *
     * @param array<array-key, mixed> $erasers
     * @return array<array-key, mixed>
     */
    public function addEraser(array $erasers): array
    {
        return $erasers + [
            self::ID => [
                'eraser_friendly_name' => __('Order attribution', 'stallkeeper-tools'),
                'callback' => [$this, 'erase'],
            ],
        ];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    public function export(string $email, int $page = 1): array
    {
        $groups = [];
        $orders = $this->orders($email, $page);
        foreach ($orders as $order) {
            $groups[] = $this->group(
                'order-' . $order->get_id(),
                /* translators: %s: the order's number */
                sprintf(__('Order %s', 'stallkeeper-tools'), $order->get_order_number()),
                fn(string $field): string => $this->meta->valueOf($order, $field),
                $this->meta->others($order),
            );
        }
        $user = $page === 1 ? get_user_by('email', $email) : false;
        if ($user instanceof \WP_User) {
            $groups[] = $this->group(
                'user-' . $user->ID,
                __('Account', 'stallkeeper-tools'),
                fn(string $field): string => $this->userValue($user->ID, $field),
            );
        }
        return ['data' => array_values(array_filter($groups)), 'done' => count($orders) < self::AT_ONCE];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    public function erase(string $email, int $page = 1): array
    {
        $orders = $this->orders($email, $page);
        $isRemoved = $isRetained = false;
        $messages = [];
        foreach ($orders as $order) {
            if (!$this->meta->has($order) && $this->meta->others($order) === []) {
                continue;
            }
            $isErased = $this->mayErase($order);
            $isRemoved = $isRemoved || $isErased;
            $isRetained = $isRetained || !$isErased;
            if ($isErased) {
                $this->meta->delete($order);
            }
            $messages[] = sprintf(
                $isErased
                    ? /* translators: %s: the order's number */
                    __('Removed the source of order %s.', 'stallkeeper-tools')
                    : /* translators: %s: the order's number */
                    __('The source of order %s has been retained.', 'stallkeeper-tools'),
                $order->get_order_number(),
            );
        }
        $user = $page === 1 ? get_user_by('email', $email) : false;
        foreach ($user instanceof \WP_User ? $this->fields->metaKeys() : [] as $key) {
            $isRemoved = ($user instanceof \WP_User && delete_user_meta($user->ID, $key)) || $isRemoved;
        }
        return [
            'items_removed' => $isRemoved,
            'items_retained' => $isRetained,
            'messages' => $messages,
            'done' => count($orders) < self::AT_ONCE,
        ];
    }

    private function mayErase(WC_Order $order): bool
    {
        /** This filter is documented in WooCommerce's includes/class-wc-privacy-erasers.php */
        return (bool) apply_filters('woocommerce_privacy_erase_order_personal_data', true, $order);
    }

    /** @return list<WC_Order> orders of the e-mail address and of the account with this address, including the trash */
    private function orders(string $email, int $page): array
    {
        $user = get_user_by('email', $email);
        $orders = wc_get_orders([
            'customer' => $user instanceof \WP_User ? [$email, $user->ID] : [$email],
            'status' => [...array_keys(wc_get_order_statuses()), 'trash'],
            'type' => 'shop_order',
            'limit' => self::AT_ONCE,
            'page' => $page,
            'paged' => $page,
            'orderby' => 'ID',
            'order' => 'ASC',
        ]);

        return is_array($orders) ? array_values($orders) : [];
    }

    private function userValue(int $user, string $field): string
    {
        $value = get_user_meta($user, $this->fields->metaKey($field), true);

        return is_scalar($value) ? (string) $value : '';
    }

    /**
     * @param callable(string): string $valueOf
     * @param array<string, string> $others values by label
     * @return array<string, mixed>|null
     */
    private function group(string $item, string $name, callable $valueOf, array $others = []): ?array
    {
        $data = [];
        foreach ([...array_keys($this->fields->fields()), FieldList::DEVICE] as $field) {
            $value = $valueOf($field);
            if ($value !== '') {
                $data[] = ['name' => $this->labels->field($field), 'value' => $value];
            }
        }
        foreach ($others as $label => $value) {
            $data[] = ['name' => $label, 'value' => $value];
        }
        return $data === []
            ? null
            : [
                'group_id' => self::ID,
                'group_label' => __('Order attribution', 'stallkeeper-tools'),
                'item_id' => $item,
                'data' => [['name' => __('Type', 'stallkeeper-tools'), 'value' => $name], ...$data],
            ];
    }
}
