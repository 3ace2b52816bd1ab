<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Checkout;

use Exception;
use Stallkeeper\Demo\StandIn\Value;
use WC_Cart;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product;
use WP_Error;

/** The order that is made of a cart and an address. */
trait Making
{
    /** @param array<string, mixed> $data as `get_posted_data()` has it */
    public function create_order(array $data): int|WP_Error
    {
        $given = apply_filters('woocommerce_create_order', null, $this);
        $cart = WC()->cart;
        if (Value::int($given) > 0 || !$cart instanceof WC_Cart) {
            return Value::int($given);
        }
        $order = $this->resumed($cart) ?? new WC_Order();
        try {
            $order->set_props(array_filter(array_diff_key($data, ['payment_method' => 1]), static fn(string $name): bool => preg_match('/^(billing|shipping)_/', $name) === 1, ARRAY_FILTER_USE_KEY));
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
            $item = apply_filters('woocommerce_checkout_create_order_line_item_object', new WC_Order_Item_Product(), $key, $values, $order);
            $product = $values['data'];
            if (!$item instanceof WC_Order_Item_Product || !$product instanceof WC_Product) {
                continue;
            }
            $item->set_props(['quantity' => $values['quantity'], 'subtotal' => $values['line_subtotal'] ?? 0, 'total' => $values['line_total'] ?? 0]);
            $item->set_product($product);
            do_action('woocommerce_checkout_create_order_line_item', $item, $key, $values, $order);
            $order->add_item($item);
        }
    }

    /** An order that waits for its payment and is still of this cart is not made twice. */
    private function resumed(WC_Cart $cart): ?WC_Order
    {
        $id = absint(Value::int(WC()->session?->get('order_awaiting_payment')));
        $order = $id > 0 ? wc_get_order($id) : null;
        if (!$order instanceof WC_Order || !$order->has_cart_hash($cart->get_cart_hash()) || !$order->has_status(['pending', 'failed'])) {
            return null;
        }
        do_action('woocommerce_resume_order', $id);
        $order->remove_order_items();
        return $order;
    }
}
