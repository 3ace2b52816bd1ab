<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Exception;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

/** Two submits of the checkout block make one order: around the one call of the Store API that places it. */
final class OneBlockOrder
{
    private const ROUTE = '#^/wc/store(?:/v\d+)?/checkout/?$#';

    public function __construct(private OneOrder $orders) {}

    public function addHooks(): void
    {
        add_filter('rest_dispatch_request', $this->enter(...), 10, 2);
        add_filter('rest_request_after_callbacks', $this->note(...), 10, 3);
    }

    /**
     * @param  mixed $response null, unless somebody has answered already
     * @return mixed the answer that leads to the order of the other request, or what came: then WooCommerce answers
     */
    private function enter(mixed $response, mixed $request): mixed
    {
        if ($response !== null || !self::places($request)) {
            return $response;
        }
        wc_load_cart();
        try {
            $address = $this->orders->lastAddress() ?? $this->orders->takeTurn();
        } catch (Exception $exception) {
            return new WP_Error('stallkeeper_order_in_progress', $exception->getMessage(), ['status' => 409]);
        }

        return $address === null ? $response : self::answer($address);
    }

    private function note(mixed $response, mixed $handler, mixed $request): mixed
    {
        $data = $response instanceof WP_HTTP_Response && self::places($request) ? $response->get_data() : null;
        $payment = is_array($data) ? $data['payment_result'] ?? null : null;
        $payment = is_object($payment) ? get_object_vars($payment) : $payment;
        if (is_array($payment) && in_array($payment['payment_status'] ?? null, ['success', 'pending'], true) && ($payment['redirect_url'] ?? '') !== '') {
            $this->orders->noteAddress($payment['redirect_url']);
        }

        return $response;
    }

    /** Without WordPress a client names its cart by a token of its own, and such a session is loaded later. */
    private static function places(mixed $request): bool
    {
        return $request instanceof WP_REST_Request
            && $request->get_method() === 'POST'
            && preg_match(self::ROUTE, $request->get_route()) === 1
            && !$request->get_header('cart-token')
            && function_exists('wc_load_cart');
    }

    /** The part of the Store API's answer by which its client goes on. */
    private static function answer(string $address): WP_REST_Response
    {
        parse_str((string) wp_parse_url($address, PHP_URL_QUERY), $query);
        $key = is_string($query['key'] ?? null) ? $query['key'] : '';

        return new WP_REST_Response([
            'order_id' => $key === '' ? 0 : (int) wc_get_order_id_by_order_key($key),
            'order_key' => $key,
            'payment_result' => ['payment_status' => 'success', 'payment_details' => [], 'redirect_url' => $address],
        ]);
    }
}
