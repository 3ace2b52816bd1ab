<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\StoreApi;

use Exception;
use Stallkeeper\Demo\StandIn\Address\AddressFields;
use Stallkeeper\Demo\StandIn\Value;
use WC_Cart;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Places an order with the Store API: creates a draft, adds the request data and processes the payment. */
final class OrderPlacement
{
    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function __construct(private readonly WP_REST_Request $request) {}

    public function run(): WP_REST_Response|WP_Error
    {
        $cart = WC()->cart;
        if (!($cart instanceof WC_Cart) || $cart->is_empty()) {
            return new WP_Error(
                'woocommerce_rest_cart_empty',
                __('Cannot place an order, your cart is empty.', 'stallkeeper-stand-in'),
                ['status' => 400],
            );
        }
        $error = $cart->check_cart_item_stock();
        if ($error instanceof WP_Error) {
            return new WP_Error('woocommerce_rest_cart_item_error', $error->get_error_message(), ['status' => 409]);
        }
        $cart->calculate_totals();
        try {
            $error = $this->cartError($cart);
            if ($error instanceof WP_Error) {
                return $error;
            }
            $this->updateCustomer();
            $order = $this->draftOrder($cart);
            $this->updateOrder($order);
            $error = $this->validationError($order);
            if ($error instanceof WP_Error) {
                return $error;
            }
            $order->update_status('pending');
            do_action('woocommerce_store_api_checkout_order_processed', $order);
            return $this->processPayment($order);
        } catch (Exception $error) {
            return new WP_Error('woocommerce_rest_checkout_process_payment_error', $error->getMessage(), [
                'status' => 400,
            ]);
        }
    }

    /** @throws Exception if a plugin rejects the cart */
    private function cartError(WC_Cart $cart): ?WP_Error
    {
        $errors = new WP_Error();
        do_action('woocommerce_store_api_cart_errors', $errors, $cart);
        if ($errors->has_errors()) {
            $errors->add_data(['status' => 409]);
            return $errors;
        }
        do_action('woocommerce_check_cart_items');
        return null;
    }

    /** Reuses the draft of an earlier attempt. */
    private function draftOrder(WC_Cart $cart): WC_Order
    {
        $draft = wc_get_order(Value::int(WC()->session?->get('store_api_draft_order')));
        $order =
            $draft instanceof WC_Order &&
            $draft->has_status(['checkout-draft', 'pending', 'failed']) &&
            $draft->is_created_via('store-api')
                ? $draft
                : new WC_Order();
        $order->remove_order_items();
        $order->set_status('checkout-draft');
        $order->set_created_via('store-api');
        $order->set_cart_hash($cart->get_cart_hash());
        $order->set_customer_id(get_current_user_id());
        $order->set_currency(get_woocommerce_currency());
        $order->set_customer_ip_address(Value::text($_SERVER['REMOTE_ADDR'] ?? ''));
        $order->set_customer_user_agent(wc_get_user_agent());
        WC()->checkout()->set_data_from_cart($order);
        $order->save();
        do_action('woocommerce_store_api_checkout_update_order_meta', $order);
        WC()->session?->set('store_api_draft_order', $order->get_id());
        return $order;
    }

    private function updateCustomer(): void
    {
        $customer = WC()->customer;
        if ($customer !== null) {
            $email = Value::text(Value::map($this->request['billing_address'])['email'] ?? '');
            $customer->set_props(
                array_diff_key($this->addresses(), ['billing_email' => 1]) +
                    (is_email($email) ? ['billing_email' => $email] : []),
            );
            do_action('woocommerce_store_api_checkout_update_customer_from_request', $customer, $this->request);
            $customer->save();
        }
    }

    /** @throws Exception if a plugin rejects the order */
    private function updateOrder(WC_Order $order): void
    {
        $order->set_props(
            array_filter(
                $this->addresses(),
                static fn(string $value, string $name): bool => $name !== 'billing_email' || is_email($value) !== false,
                ARRAY_FILTER_USE_BOTH,
            ),
        );
        $order->set_customer_note(wc_sanitize_textarea($this->request['customer_note'] ?? ''));
        $method = Value::text($this->request['payment_method'] ?? '');
        $order->set_payment_method(WC()->payment_gateways()->get_available_payment_gateways()[$method] ?? '');
        do_action('woocommerce_store_api_checkout_update_order_from_request', $order, $this->request);
        $order->save();
    }

    private function validationError(WC_Order $order): ?WP_Error
    {
        $messages = [];
        foreach (WC()->countries->get_address_fields($order->get_billing_country(), 'billing_') as $name => $field) {
            $value = $this->addresses()[$name] ?? '';
            $label = Value::text($field['label'] ?? '');
            if ($value === '' && Value::bool($field['required'] ?? false)) {
                /* translators: %s: field name */
                $messages[] = sprintf(__('%s is required', 'stallkeeper-stand-in'), $label);
            } elseif ($value !== '' && AddressFields::errorMessage($value, $field, $label) !== '') {
                $messages[] = AddressFields::errorMessage($value, $field, $label);
            }
        }
        if ($messages !== []) {
            return new WP_Error('woocommerce_rest_invalid_address', implode(' ', $messages), ['status' => 400]);
        }
        return $order->get_total() > 0 && $order->get_payment_method() === ''
            ? new WP_Error(
                'woocommerce_rest_checkout_missing_payment_method',
                __('No payment method provided.', 'stallkeeper-stand-in'),
                ['status' => 400],
            )
            : null;
    }

    /** @throws Exception if the payment fails */
    private function processPayment(WC_Order $order): WP_REST_Response
    {
        WC()->session?->set('store_api_draft_order', null);
        $gateway = WC()->payment_gateways()->get_available_payment_gateways()[$order->get_payment_method()] ?? null;
        $result = $gateway?->process_payment($order->get_id()) ?? [];
        if ($gateway === null) {
            $order->update_status('processing');
            WC()->cart?->empty_cart();
        }
        $order = wc_get_order($order->get_id()) ?: $order;
        return new WP_REST_Response([
            'order_id' => $order->get_id(),
            'status' => $order->get_status(),
            'order_key' => $order->get_order_key(),
            'order_number' => $order->get_order_number(),
            'customer_note' => $order->get_customer_note(),
            'customer_id' => $order->get_customer_id(),
            'billing_address' => (object) $order->get_address(),
            'shipping_address' => (object) $order->get_address('shipping'),
            'payment_method' => $order->get_payment_method(),
            'payment_result' => [
                'payment_status' => Value::text($result['result'] ?? 'success'),
                'payment_details' => [],
                'redirect_url' => Value::text($result['redirect'] ?? $order->get_checkout_order_received_url()),
            ],
            'extensions' => (object) Extensions::data('checkout'),
        ]);
    }

    /**
     * @return array<string, string> by field name with the prefix `billing_` or `shipping_`; the shipping address
     *     defaults to the billing address
     */
    private function addresses(): array
    {
        $values = [];
        foreach (['billing', 'shipping'] as $type) {
            foreach (
                Value::map($this->request["{$type}_address"] ?? $this->request['billing_address'])
                as $name => $value
            ) {
                $values["{$type}_{$name}"] = wc_clean(mb_substr(Value::text($value), 0, 1000));
            }
        }
        return $values;
    }
}
