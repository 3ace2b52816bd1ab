<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Checkout;

use Stallkeeper\Demo\StandIn\Value;
use WP_Error;

/** What was sent, and what is wrong with it. */
trait Validation
{
    /** @return array<string, mixed> by name, cleaned */
    public function get_posted_data(): array
    {
        $post = array_map(static fn(mixed $value): string => is_string($value) ? $value : '', Value::map(wp_unslash($_POST)));
        $data = [
            'terms' => (int) isset($post['terms']),
            'terms-field' => (int) isset($post['terms-field']),
            'createaccount' => 0,
            'payment_method' => wc_clean($post['payment_method'] ?? ''),
            'shipping_method' => '',
            'ship_to_different_address' => false,
            'woocommerce_checkout_update_totals' => isset($post['woocommerce_checkout_update_totals']),
        ];
        foreach ($this->get_checkout_fields() as $section => $fields) {
            foreach ($section === 'shipping' ? [] : $fields as $name => $field) {
                $type = Value::text($field['type'] ?? '') ?: 'text';
                $value = match ($type) {
                    'checkbox' => (string) (int) isset($post[$name]),
                    'textarea' => wc_sanitize_textarea($post[$name] ?? ''),
                    default => wc_clean(trim($post[$name] ?? '')),
                };
                $hook = 'woocommerce_process_checkout_' . sanitize_title($type) . '_field';
                $data[$name] = apply_filters($hook, apply_filters("woocommerce_process_checkout_field_{$name}", $value));
            }
        }
        // Nothing is shipped: the parcel's address is the bill's, as in a shop that ships to it only.
        foreach (array_keys($this->get_checkout_fields('shipping')) as $name) {
            $data[$name] = $data['billing_' . substr($name, strlen('shipping_'))] ?? '';
        }
        return Value::map(apply_filters('woocommerce_checkout_posted_data', $data));
    }

    /** @param array<string, mixed> $data */
    protected function validate_posted_data(array &$data, WP_Error &$errors): void
    {
        foreach (['billing', 'account', 'order'] as $section) {
            foreach ($this->get_checkout_fields($section) as $name => $field) {
                $label = Value::text($field['label'] ?? '');
                /* translators: %s: name of a field */
                $label = $section === 'billing' ? sprintf(__('Billing %s', 'stallkeeper-stand-in'), $label) : $label;
                $value = Value::text($data[$name] ?? '');
                $problem = $value === '' ? '' : FieldRules::problem($value, $field, '<strong>' . esc_html($label) . '</strong>');
                if ($problem !== '') {
                    $errors->add("{$name}_validation", $problem, ['id' => $name]);
                }
                if (Value::bool($field['required'] ?? false) && $value === '') {
                    /* translators: %s: name of a field */
                    $words = sprintf(__('%s is a required field.', 'stallkeeper-stand-in'), '<strong>' . esc_html($label) . '</strong>');
                    $errors->add("{$name}_required", Value::filtered('woocommerce_checkout_required_field_notice', $words, $label, $name), ['id' => $name]);
                }
            }
        }
    }

    /** @param array<string, mixed> $data */
    protected function validate_checkout(array &$data, WP_Error &$errors): void
    {
        $this->validate_posted_data($data, $errors);
        $this->check_cart_items();
        if (!$data['woocommerce_checkout_update_totals'] && !Value::bool($data['terms'] ?? 0) && Value::bool($data['terms-field'] ?? 0)) {
            $errors->add('terms', __('Please read and accept the terms and conditions to proceed with your order.', 'stallkeeper-stand-in'), ['id' => 'terms']);
        }
        if (WC()->cart?->needs_payment()) {
            $gateway = WC()->payment_gateways()->get_available_payment_gateways()[Value::text($data['payment_method'] ?? '')] ?? null;
            if ($gateway === null) {
                $errors->add('payment', __('Invalid payment method.', 'stallkeeper-stand-in'));
            } else {
                $gateway->validate_fields();
            }
        }
        do_action('woocommerce_after_checkout_validation', $data, $errors);
    }
}
