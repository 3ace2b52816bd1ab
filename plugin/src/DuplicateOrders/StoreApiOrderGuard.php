<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DuplicateOrders;

use Exception;
use Stallkeeper\Render\Http\Input;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Creates one order if a customer submits the checkout block twice. The block places an order with one Store API
 * request.
 *
 * WooCommerce first checks the nonce or the Cart-Token header and loads the session of the request. This class does not
 * replace that. It takes the lock in `woocommerce_store_api_cart_errors`, which WooCommerce fires later, while it
 * validates the cart. A request that WooCommerce rejects does not wait for an order and does not get its key.
 */
final class StoreApiOrderGuard
{
    private const ROUTE = '#^/wc/store(?:/v\d+)?/checkout/?$#';
    private const CONFLICT = 409;
    private const CART_EMPTY = 'woocommerce_rest_cart_empty';

    /** @var WP_REST_Request<array<string, mixed>>|null the current request, if it places an order */
    private ?WP_REST_Request $request = null;

    /** Replaces WooCommerce's response to the current request. */
    private ?WP_REST_Response $response = null;
    private bool $isTurnTaken = false;

    public function __construct(private readonly DuplicateOrderGuard $orders, private readonly OrderSession $session) {}

    /**
     * Hook: `rest_dispatch_request`.
     *
     * @param  mixed $response null, unless a plugin has returned a response before the route's callback
     * @return mixed the unchanged response
     */
    public function beginRequest(mixed $response, mixed $request): mixed
    {
        if (
            $response === null &&
            $request instanceof WP_REST_Request &&
            $request->get_method() === 'POST' &&
            preg_match(self::ROUTE, $request->get_route()) === 1
        ) {
            $this->request = $request;
            $this->response = null;
            $this->isTurnTaken = false;
        }

        return $response;
    }

    /**
     * Hook: `woocommerce_store_api_cart_errors`. Waits until no other request orders the same cart.
     *
     * @throws Exception if this request must not place an order. WooCommerce turns it into an error response, which
     *     finishRequest() replaces.
     */
    public function takeTurn(): void
    {
        if ($this->request === null || $this->isTurnTaken) {
            return;
        }
        $this->isTurnTaken = true;
        try {
            $address = $this->session->finishedOrderUrl() ?? $this->orders->takeTurn();
        } catch (Exception $exception) {
            $this->response = self::conflict($exception->getMessage());
            throw $exception;
        }
        if ($address !== null) {
            $this->response = $this->placed($address);
            throw new Exception('Another request has placed the order of this cart.');
        }
    }

    /**
     * Hook: `rest_request_after_callbacks`.
     *
     * @param  mixed $response response of WooCommerce or of another plugin
     * @return mixed the same response, or one that leads to the other request's order
     */
    public function finishRequest(mixed $response, mixed $handler, mixed $request): mixed
    {
        if ($this->request === null || $request !== $this->request) {
            return $response;
        }
        if (self::isCartConflict($response)) {
            $this->tryTurn();
        }
        $this->request = null;
        if ($this->response !== null) {
            return self::withHeadersOf($response, $this->response);
        }
        $this->noteAddress($response);

        return $response;
    }

    /** The other request's order may be the reason for an empty cart, a sold out product or a used coupon. */
    private function tryTurn(): void
    {
        try {
            $this->takeTurn();
        } catch (Exception) {
            // takeTurn() has set the response.
        }
    }

    private static function isCartConflict(mixed $response): bool
    {
        $data = $response instanceof WP_HTTP_Response ? $response->get_data() : null;

        return $response instanceof WP_HTTP_Response &&
            ($response->get_status() === self::CONFLICT || Input::fromArray($data)->text('code') === self::CART_EMPTY);
    }

    private function noteAddress(mixed $response): void
    {
        $data = $response instanceof WP_HTTP_Response ? $response->get_data() : null;
        $payment = is_array($data) ? $data['payment_result'] ?? null : null;
        $payment = is_object($payment) ? get_object_vars($payment) : $payment;
        if (
            is_array($payment) &&
            in_array($payment['payment_status'] ?? null, ['success', 'pending'], true) &&
            ($payment['redirect_url'] ?? '') !== ''
        ) {
            $this->orders->noteAddress($payment['redirect_url']);
        }
    }

    /** Keeps WooCommerce's response headers, which contain the next nonce and the Cart-Token. */
    private static function withHeadersOf(mixed $response, WP_REST_Response $answer): WP_REST_Response
    {
        if ($response instanceof WP_HTTP_Response) {
            $answer->set_headers($response->get_headers() + $answer->get_headers());
        }

        return $answer;
    }

    private static function conflict(string $message): WP_REST_Response
    {
        return rest_convert_error_to_response(
            new WP_Error('stallkeeper_order_in_progress', $message, ['status' => self::CONFLICT]),
        );
    }

    /** Builds the part of a Store API checkout response that the block needs to continue to the order. */
    private function placed(string $address): WP_REST_Response
    {
        parse_str((string) wp_parse_url($address, PHP_URL_QUERY), $query);
        $key = Input::fromArray($query)->text('key');

        return new WP_REST_Response([
            'order_id' => $key === '' ? 0 : (int) wc_get_order_id_by_order_key($key),
            'order_key' => $key,
            'payment_result' => ['payment_status' => 'success', 'payment_details' => [], 'redirect_url' => $address],
        ]);
    }
}
