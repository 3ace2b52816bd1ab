<?php

namespace Stallkeeper\Demo\StandIn;

use Exception;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** `POST /wc/store/v1/checkout`: creates an order from the cart. The stand-in has no other Store API routes. */
final class StoreApiCheckout
{
    private const NONCE = 'wc_store_api';
    private const ADDRESS = 'first_name last_name company address_1 address_2 city state postcode country phone';
    /** @var array<string, callable> callback that returns the schema, by namespace */
    private static array $extensions = [];

    public static function init(): void
    {
        add_action('rest_api_init', [self::class, 'register']);
    }

    /** Data of a request that is not in the schema of a namespace is discarded. */
    public static function extend(string $namespace, callable $schema): void
    {
        self::$extensions[$namespace] = $schema;
    }

    public static function register(): void
    {
        $text = ['type' => 'string'];
        $address = array_fill_keys(explode(' ', self::ADDRESS), $text);
        $billing = ['type' => 'object', 'properties' => [...$address, 'email' => $text], 'required' => true];
        register_rest_route('wc/store/v1', '/checkout', [
            'methods' => 'POST',
            'callback' => [self::class, 'handle'],
            // Guests can place orders. The nonce protects against requests from other sites.
            'permission_callback' => '__return_true',
            'args' => [
                'billing_address' => $billing,
                'shipping_address' => ['type' => 'object', 'properties' => $address],
                'customer_note' => $text,
                'payment_method' => $text + ['enum' => array_keys(WC()->payment_gateways()->payment_gateways())],
                'extensions' => [
                    'type' => 'object',
                    'default' => [],
                    'validate_callback' => [self::class, 'validateExtensions'],
                    'sanitize_callback' => [self::class, 'sanitizeExtensions'],
                ],
            ],
        ]);
    }

    /** Uses the callbacks in `arg_options` of the schema, as WooCommerce does. */
    public static function validateExtensions(mixed $values, WP_REST_Request $request, string $param): mixed
    {
        foreach (self::$extensions as $namespace => $schema) {
            foreach ($schema() as $name => $field) {
                $value = $values[$namespace][$name] ?? null;
                $validate = $field['arg_options']['validate_callback'] ?? null;
                $result = $value === null || $validate === null || $validate($value, $request, $param);
                if ($result !== true) {
                    return $result;
                }
            }
        }

        return true;
    }

    /** Returns only the values that the schemas contain. */
    public static function sanitizeExtensions(mixed $values, WP_REST_Request $request, string $param): array
    {
        $clean = [];
        foreach (self::$extensions as $namespace => $schema) {
            foreach ($schema() as $name => $field) {
                $value = $values[$namespace][$name] ?? null;
                $sanitize = $field['arg_options']['sanitize_callback'] ?? null;
                $clean[$namespace][$name] =
                    $sanitize === null
                        ? rest_sanitize_value_from_schema($value, $field)
                        : $sanitize($value, $request, $param);
            }
        }

        return $clean;
    }

    public static function handle(WP_REST_Request $request): WP_REST_Response
    {
        wc_load_cart();
        try {
            $result = self::nonceError($request) ?? self::placeOrder($request);
        } catch (Exception $error) {
            $result = self::error('checkout_process_payment_error', $error->getMessage());
        }
        if ($result instanceof WP_Error) {
            $data = ['status' => $result->get_error_data()['status'] ?? 400];
            $answer = ['code' => $result->get_error_code(), 'message' => $result->get_error_message(), 'data' => $data];
            $result = new WP_REST_Response($answer, $data['status']);
        }
        $result->header('Nonce', wp_create_nonce(self::NONCE));
        $result->header('Cache-Control', 'no-store');

        return $result;
    }

    private static function error(string $code, string $message, int $status = 400): WP_Error
    {
        return new WP_Error("woocommerce_rest_{$code}", $message, ['status' => $status]);
    }

    private static function nonceError(WP_REST_Request $request): ?WP_Error
    {
        $nonce = $request->get_header('Nonce');

        return match (true) {
            $nonce === null => self::error(
                'missing_nonce',
                'Missing the Nonce header. This endpoint requires a valid nonce.',
                401,
            ),
            wp_verify_nonce($nonce, self::NONCE) === false => self::error('invalid_nonce', 'Nonce is invalid.', 403),
            default => null,
        };
    }

    private static function placeOrder(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $cart = WC()->cart;
        if ($cart->is_empty()) {
            return self::error('cart_empty', 'Cannot place an order, your cart is empty.');
        }
        $stock = $cart->check_cart_item_stock();
        if ($stock instanceof WP_Error) {
            return self::error('cart_item_error', $stock->get_error_message(), 409);
        }
        $cart->calculate_totals();
        $errors = new WP_Error();
        do_action('woocommerce_store_api_cart_errors', $errors, $cart);
        if ($errors->has_errors()) {
            $errors->add_data(['status' => 409]);

            return $errors;
        }
        do_action('woocommerce_check_cart_items');
        $addresses = self::addresses($request);
        $valid = is_email($addresses['billing_email'])
            ? $addresses
            : array_diff_key($addresses, ['billing_email' => 1]);
        WC()->customer->set_props($valid);
        WC()->customer->save();
        $order = self::draftOrder();
        $order->set_props($valid);
        $order->set_customer_note(sanitize_textarea_field($request['customer_note'] ?? ''));
        $gateways = WC()->payment_gateways()->get_available_payment_gateways();
        $gateway = $gateways[$request['payment_method'] ?? ''] ?? null;
        $order->set_payment_method($gateway ?? '');
        do_action('woocommerce_store_api_checkout_update_order_from_request', $order, $request);
        $order->save();
        $message = self::addressErrors($addresses);
        if ($message !== '') {
            return self::error('invalid_address', $message);
        }
        if ($gateway === null && $order->needs_payment()) {
            return self::error('checkout_missing_payment_method', 'No payment method provided.');
        }
        $order->update_status('pending');
        WC()->session?->set('store_api_draft_order', null);
        $result = $gateway?->process_payment($order->get_id());
        if ($gateway === null) {
            $order->update_status('processing');
            $cart->empty_cart();
        }

        return self::answer(wc_get_order($order->get_id()), $result ?? ['result' => 'success']);
    }

    /** Values by field name with the prefix; the shipping address defaults to the billing address. */
    private static function addresses(WP_REST_Request $request): array
    {
        $values = ['billing_email' => ''];
        foreach (['billing', 'shipping'] as $section) {
            foreach ($request["{$section}_address"] ?? $request['billing_address'] as $name => $value) {
                $values["{$section}_{$name}"] = sanitize_text_field(mb_substr($value, 0, 1000));
            }
        }

        return $values;
    }

    private static function addressErrors(array $addresses): string
    {
        $messages = [];
        foreach (WC()->countries->get_address_fields($addresses['billing_country'] ?? '') as $name => $field) {
            $value = $addresses[$name] ?? '';
            $messages[] =
                $value === '' && $field['required']
                    ? "{$field['label']} is required"
                    : FormField::error($value, $field, $field['label'], $name);
        }

        return implode(' ', array_filter($messages));
    }

    /** Reuses the draft of an earlier attempt. */
    private static function draftOrder(): WC_Order
    {
        $draft = wc_get_order((int) WC()->session?->get('store_api_draft_order'));
        $canBeUsed = $draft && $draft->has_status(['checkout-draft', 'pending', 'failed']);
        $order = $canBeUsed ? $draft : new WC_Order();
        $order->set_status('checkout-draft');
        $order->set_created_via('store-api');
        WC()->checkout()->set_data_from_cart($order);
        $order->save();
        WC()->session?->set('store_api_draft_order', $order->get_id());

        return $order;
    }

    private static function answer(WC_Order $order, array $payment): WP_REST_Response
    {
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
                'payment_status' => $payment['result'],
                'payment_details' => [],
                'redirect_url' => $payment['redirect'] ?? $order->get_checkout_order_received_url(),
            ],
        ]);
    }
}
