<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Order\OrderNotes;
use Stallkeeper\Demo\StandIn\Value;

/** Removes personal data from orders, for WordPress's personal data eraser and the order action. */
class WC_Privacy_Erasers
{
    private const BATCH_SIZE = 10;
    private const TEXT_FIELDS = ['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'postcode'];

    /** @return array<string, mixed> */
    public static function order_data_eraser(string $email_address, int $page): array
    {
        $user = get_user_by('email', $email_address);
        $orders = wc_get_orders([
            'limit' => self::BATCH_SIZE,
            'page' => $page,
            'customer' => $user instanceof WP_User ? [$email_address, $user->ID] : [$email_address],
        ]);
        $result = [
            'items_removed' => false,
            'items_retained' => false,
            'messages' => [],
            'done' => !is_array($orders) || count($orders) < self::BATCH_SIZE,
        ];
        foreach (is_array($orders) ? $orders : [] as $order) {
            if (!($order instanceof WC_Order)) {
                continue;
            }
            if (
                apply_filters(
                    'woocommerce_privacy_erase_order_personal_data',
                    Value::bool(get_option('woocommerce_erasure_request_removes_order_data', 'no')),
                    $order,
                )
            ) {
                self::remove_order_personal_data($order);
                /* translators: %s: order number */
                $result['messages'][] = sprintf(
                    __('Removed personal data from order %s.', 'stallkeeper-stand-in'),
                    $order->get_order_number(),
                );
                $result['items_removed'] = true;
            } else {
                /* translators: %s: order number */
                $result['messages'][] = sprintf(
                    __('Personal data within order %s has been retained.', 'stallkeeper-stand-in'),
                    $order->get_order_number(),
                );
                $result['items_retained'] = true;
            }
        }
        return $result;
    }

    public static function remove_order_personal_data(WC_Order $order): void
    {
        do_action('woocommerce_privacy_before_remove_order_personal_data', $order);
        $order->set_props(self::anonymizedProps($order));
        $order->update_meta_data('_anonymized', 'yes');
        $order->save();
        foreach (OrderNotes::forOrder($order->get_id()) as $note) {
            wp_delete_comment((int) $note->comment_ID, true);
        }
        $order->add_order_note(__('Personal data removed.', 'stallkeeper-stand-in'));
        do_action('woocommerce_privacy_remove_order_personal_data', $order);
    }

    /** @return array<string, int|string> replacement values by property name */
    private static function anonymizedProps(WC_Order $order): array
    {
        $values = [
            'customer_id' => 0,
            'transaction_id' => '',
            'customer_ip_address' => wp_privacy_anonymize_data('ip', $order->get_customer_ip_address()),
            'customer_user_agent' => wp_privacy_anonymize_data('text', $order->get_customer_user_agent()),
            'billing_email' => wp_privacy_anonymize_data('email', $order->get_billing_email()),
        ];
        foreach (['billing', 'shipping'] as $type) {
            $values += array_fill_keys(["{$type}_phone", "{$type}_state", "{$type}_country"], '');
            foreach (self::TEXT_FIELDS as $name) {
                $values["{$type}_{$name}"] = wp_privacy_anonymize_data('text');
            }
        }
        return $values;
    }
}
