<?php

use Stallkeeper\Demo\StandIn\Value;

/** Removes personal data from orders, for WordPress's personal data eraser and the order action. */
class WC_Privacy_Erasers
{
    private const BATCH_SIZE = 10;

    public static function order_data_eraser($email_address, $page): array
    {
        $user = get_user_by('email', $email_address);
        $orders = wc_get_orders([
            'limit' => self::BATCH_SIZE,
            'page' => $page,
            'customer' => $user instanceof WP_User ? [$email_address, $user->ID] : [$email_address],
        ]);
        $messages = [];
        $removed = 0;
        foreach ($orders as $order) {
            $isErased = Value::bool(get_option('woocommerce_erasure_request_removes_order_data', 'no'));
            if (apply_filters('woocommerce_privacy_erase_order_personal_data', $isErased, $order)) {
                self::remove_order_personal_data($order);
                $messages[] = "Removed personal data from order {$order->get_order_number()}.";
                $removed++;
            } else {
                $messages[] = "Personal data within order {$order->get_order_number()} has been retained.";
            }
        }

        return [
            'items_removed' => $removed > 0,
            'items_retained' => $removed < count($orders),
            'messages' => $messages,
            'done' => count($orders) < self::BATCH_SIZE,
        ];
    }

    public static function remove_order_personal_data($order): void
    {
        $values = ['customer_id' => 0];
        foreach (['billing', 'shipping'] as $section) {
            foreach (array_keys($order->get_address($section)) as $name) {
                $values["{$section}_{$name}"] = wp_privacy_anonymize_data('text');
            }
        }
        $order->set_props([
            ...$values,
            'billing_email' => wp_privacy_anonymize_data('email', $order->get_billing_email()),
            'customer_ip_address' => wp_privacy_anonymize_data('ip', $order->get_customer_ip_address()),
            'customer_user_agent' => wp_privacy_anonymize_data('text', $order->get_customer_user_agent()),
        ]);
        $order->update_meta_data('_anonymized', 'yes');
        $order->save();
        foreach (wc_get_order_notes(['order_id' => $order->get_id()]) as $note) {
            wp_delete_comment($note->id, true);
        }
        $order->add_order_note('Personal data removed.');
        do_action('woocommerce_privacy_remove_order_personal_data', $order);
    }
}
