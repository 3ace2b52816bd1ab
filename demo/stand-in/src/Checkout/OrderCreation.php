<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Checkout;

use Exception;
use Stallkeeper\Demo\StandIn\Address\AddressFields;
use Stallkeeper\Demo\StandIn\Value;
use WC_Cart;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product;
use WP_Error;

/** Validates submitted checkout data and creates the order. */
trait OrderCreation
{
    /** @param array<string, mixed> $data result of `get_posted_data()` */
    public function create_order(array $data): int|WP_Error
    {
        $filteredId = apply_filters('woocommerce_create_order', null, $this);
        $cart = WC()->cart;
        if (Value::int($filteredId) > 0 || !($cart instanceof WC_Cart)) {
            return Value::int($filteredId);
        }
        $order = $this->findResumableOrder($cart) ?? new WC_Order();
        try {
            $order->set_props(
                array_filter(
                    array_diff_key($data, ['payment_method' => 1]),
                    static fn(string $name): bool => preg_match('/^(billing|shipping)_/', $name) === 1,
                    ARRAY_FILTER_USE_KEY,
                ),
            );
            $order->set_created_via('checkout');
            $order->set_cart_hash($cart->get_cart_hash());
            $order->set_customer_id(apply_filters('woocommerce_checkout_customer_id', get_current_user_id()));
            $order->set_currency(get_woocommerce_currency());
            $order->set_customer_ip_address(Value::text($_SERVER['REMOTE_ADDR'] ?? ''));
            $order->set_customer_user_agent(wc_get_user_agent());
            $order->set_customer_note($data['order_comments'] ?? '');
            $method = Value::text($data['payment_method'] ?? '');
            $order->set_payment_method(WC()->payment_gateways()->get_available_payment_gateways()[$method] ?? $method);
            $this->set_data_from_cart($order);
            do_action('woocommerce_checkout_create_order', $order, $data);
            $id = $order->save();
            do_action('woocommerce_checkout_update_order_meta', $id, $data);
            do_action('woocommerce_checkout_order_created', $order);
            return $id;
        } catch (Exception $error) {
            do_action('woocommerce_checkout_order_exception', $order);
            return new WP_Error('checkout-error', $error->getMessage());
        }
    }

    public function set_data_from_cart(WC_Order &$order): void
    {
        if (WC()->cart instanceof WC_Cart) {
            $order->set_total(WC()->cart->get_total('edit'));
            $this->create_order_line_items($order, WC()->cart);
        }
    }

    public function create_order_line_items(WC_Order &$order, WC_Cart $cart): void
    {
        foreach ($cart->get_cart() as $key => $values) {
            $item = apply_filters(
                'woocommerce_checkout_create_order_line_item_object',
                new WC_Order_Item_Product(),
                $key,
                $values,
                $order,
            );
            $product = $values['data'];
            if (!($item instanceof WC_Order_Item_Product) || !($product instanceof WC_Product)) {
                continue;
            }
            $item->set_props([
                'quantity' => $values['quantity'],
                'subtotal' => $values['line_subtotal'] ?? 0,
                'total' => $values['line_total'] ?? 0,
            ]);
            $item->set_product($product);
            do_action('woocommerce_checkout_create_order_line_item', $item, $key, $values, $order);
            $order->add_item($item);
        }
    }

    /** Returns an unpaid order with the same cart, which is updated instead of creating a second one. */
    private function findResumableOrder(WC_Cart $cart): ?WC_Order
    {
        $id = absint(Value::int(WC()->session?->get('order_awaiting_payment')));
        $order = $id > 0 ? wc_get_order($id) : null;
        if (
            !($order instanceof WC_Order) ||
            !$order->has_cart_hash($cart->get_cart_hash()) ||
            !$order->has_status(['pending', 'failed'])
        ) {
            return null;
        }
        do_action('woocommerce_resume_order', $id);
        $order->remove_order_items();
        return $order;
    }

    /** @return array<string, mixed> sanitized values by field name */
    public function get_posted_data(): array
    {
        $post = array_map(
            static fn(mixed $value): string => is_string($value) ? $value : '',
            Value::map(wp_unslash($_POST)),
        );
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
                $data[$name] = apply_filters(
                    $hook,
                    apply_filters("woocommerce_process_checkout_field_{$name}", $value),
                );
            }
        }
        // The stand-in has no shipping, so the shipping address is the billing address.
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
                /* translators: %s: field name */
                $label = $section === 'billing' ? sprintf(__('Billing %s', 'stallkeeper-stand-in'), $label) : $label;
                $value = Value::text($data[$name] ?? '');
                $errorMessage =
                    $value === ''
                        ? ''
                        : AddressFields::errorMessage($value, $field, '<strong>' . esc_html($label) . '</strong>');
                if ($errorMessage !== '') {
                    $errors->add("{$name}_validation", $errorMessage, ['id' => $name]);
                }
                if (Value::bool($field['required'] ?? false) && $value === '') {
                    /* translators: %s: field name */
                    $message = sprintf(
                        __('%s is a required field.', 'stallkeeper-stand-in'),
                        '<strong>' . esc_html($label) . '</strong>',
                    );
                    $errors->add(
                        "{$name}_required",
                        Value::filtered('woocommerce_checkout_required_field_notice', $message, $label, $name),
                        ['id' => $name],
                    );
                }
            }
        }
    }

    /** @param array<string, mixed> $data */
    protected function validate_checkout(array &$data, WP_Error &$errors): void
    {
        $this->validate_posted_data($data, $errors);
        $this->check_cart_items();
        if (
            !$data['woocommerce_checkout_update_totals'] &&
            !Value::bool($data['terms'] ?? 0) &&
            Value::bool($data['terms-field'] ?? 0)
        ) {
            $errors->add(
                'terms',
                __(
                    'Please read and accept the terms and conditions to proceed with your order.',
                    'stallkeeper-stand-in',
                ),
                ['id' => 'terms'],
            );
        }
        if (WC()->cart?->needs_payment()) {
            $gateway =
                WC()->payment_gateways()->get_available_payment_gateways()[
                    Value::text($data['payment_method'] ?? '')
                ] ?? null;
            if ($gateway === null) {
                $errors->add('payment', __('Invalid payment method.', 'stallkeeper-stand-in'));
            } else {
                $gateway->validate_fields();
            }
        }
        do_action('woocommerce_after_checkout_validation', $data, $errors);
    }
}
