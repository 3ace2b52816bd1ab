<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\StoreApi;

use Stallkeeper\Demo\StandIn\Value;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** `POST /wc/store/v1/checkout`: creates an order from the cart. The stand-in has no other Store API routes. */
final class CheckoutRoute
{
    private const NONCE = 'wc_store_api';
    private const ADDRESS = [
        'first_name',
        'last_name',
        'company',
        'address_1',
        'address_2',
        'city',
        'state',
        'postcode',
        'country',
        'phone',
    ];

    public function addHooks(): void
    {
        add_action('rest_api_init', $this->register(...));
    }

    private function register(): void
    {
        register_rest_route('wc/store/v1', '/checkout', [
            'methods' => WP_REST_Server::CREATABLE,
            'callback' => $this->handle(...),
            // Guests can place orders. The nonce protects against requests from other sites.
            'permission_callback' => '__return_true',
            'args' => $this->args(),
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function handle(WP_REST_Request $request): WP_REST_Response
    {
        wc_load_cart();
        $result = $this->nonceError($request) ?? (new OrderPlacement($request))->run();
        if ($result instanceof WP_Error) {
            $status = Value::int(Value::map($result->get_error_data())['status'] ?? 400);
            $result = new WP_REST_Response(
                [
                    'code' => $result->get_error_code(),
                    'message' => $result->get_error_message(),
                    'data' => ['status' => $status],
                ],
                $status,
            );
        }
        $result->header('Nonce', wp_create_nonce(self::NONCE));
        $result->header('Nonce-Timestamp', (string) time());
        $result->header('Cache-Control', 'no-store');
        return $result;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function nonceError(WP_REST_Request $request): ?WP_Error
    {
        $nonce = $request->get_header('Nonce');
        if (apply_filters('woocommerce_store_api_disable_nonce_check', false)) {
            return null;
        }
        if ($nonce === null) {
            return new WP_Error(
                'woocommerce_rest_missing_nonce',
                __('Missing the Nonce header. This endpoint requires a valid nonce.', 'stallkeeper-stand-in'),
                ['status' => 401],
            );
        }
        return wp_verify_nonce($nonce, self::NONCE) === false
            ? new WP_Error('woocommerce_rest_invalid_nonce', __('Nonce is invalid.', 'stallkeeper-stand-in'), [
                'status' => 403,
            ])
            : null;
    }

    /** @return array<string, array<string, mixed>> */
    private function args(): array
    {
        $text = ['type' => 'string'];
        $address = ['type' => 'object', 'properties' => array_fill_keys(self::ADDRESS, $text)];
        $extensions = Extensions::schema('checkout');

        return [
            'billing_address' => [
                'required' => true,
                'type' => 'object',
                'properties' => [...array_fill_keys(self::ADDRESS, $text), 'email' => $text],
            ],
            'shipping_address' => $address,
            'customer_note' => $text,
            'create_account' => ['type' => 'boolean'],
            'payment_method' => [
                'type' => 'string',
                'enum' => ['', ...array_keys(WC()->payment_gateways()->payment_gateways())],
            ],
            'payment_data' => ['type' => 'array'],
            'extensions' => [
                'type' => 'object',
                'default' => [],
                'validate_callback' => static fn(
                    mixed $values,
                    WP_REST_Request $request,
                    string $param,
                ): bool|WP_Error => Schema::validate($values, $extensions, $request, $param),
                'sanitize_callback' => static fn(
                    mixed $values,
                    WP_REST_Request $request,
                    string $param,
                ): array|WP_Error => Schema::sanitize($values, $extensions, $request, $param),
            ],
        ];
    }
}
