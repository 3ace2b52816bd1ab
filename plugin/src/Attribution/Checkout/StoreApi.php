<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Checkout;

use Automattic\WooCommerce\StoreApi\Schemas\V1\CheckoutSchema;
use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Capture\CoreAttribution;
use Stallkeeper\Tools\Attribution\Consent\Consent;
use Stallkeeper\Tools\Attribution\Orders\OrderMeta;
use Stallkeeper\Tools\Attribution\OrderSource;
use WC_Order;
use WP_REST_Request;

/** The block checkout's way: an order's source comes in the request's extension data, in WooCommerce's namespace and ours. */
final class StoreApi
{
    public const CORE_NAMESPACE = 'woocommerce/order-attribution';
    public const OWN_NAMESPACE = 'stallkeeper';
    private const ROUTE = '#^/wc/store(/v1)?/checkout(/\d+)?$#D';

    public function addHooks(): void
    {
        add_action('init', $this->registerFields(...), 20);
        // Before WooCommerce validates: a field of the wrong type is no reason to refuse an order.
        add_filter('rest_pre_dispatch', $this->clean(...), 10, 3);
        add_action('woocommerce_store_api_checkout_update_order_from_request', $this->beforeCore(...), 1, 2);
        add_action('woocommerce_store_api_checkout_update_order_from_request', $this->save(...), 20, 2);
    }

    /** Without this WooCommerce drops a namespace, and keys that it does not know. */
    private function registerFields(): void
    {
        if (!function_exists('woocommerce_store_api_register_endpoint_data') || !class_exists(CheckoutSchema::class)) {
            return;
        }
        $namespaces = [self::OWN_NAMESPACE => AttributionSettings::extraFields()];
        if (!CoreAttribution::isOn()) {
            $namespaces[self::CORE_NAMESPACE] = AttributionSettings::coreFields();
        }
        foreach ($namespaces as $namespace => $fields) {
            woocommerce_store_api_register_endpoint_data([
                'endpoint' => CheckoutSchema::IDENTIFIER,
                'namespace' => $namespace,
                'schema_callback' => static fn(): array => array_map(
                    static fn(): array => ['description' => __('Where the order came from.', 'stallkeeper-tools'), 'type' => ['string', 'null'], 'context' => []],
                    $fields,
                ),
            ]);
        }
    }

    /**
     * @param mixed $result
     * @param mixed $server
     * @param mixed $request
     * @return mixed the same result
     */
    private function clean(mixed $result, mixed $server, mixed $request): mixed
    {
        if ($request instanceof WP_REST_Request && preg_match(self::ROUTE, $request->get_route()) === 1 && $request->get_method() !== 'GET') {
            $extensions = $request->get_param('extensions');
            if ($extensions !== null) {
                $request->set_param('extensions', self::cleaned($extensions));
            }
        }
        return $result;
    }

    /** @return array<array-key, mixed> */
    private static function cleaned(mixed $extensions): array
    {
        $extensions = is_array($extensions) ? $extensions : [];
        foreach ([self::CORE_NAMESPACE, self::OWN_NAMESPACE] as $namespace) {
            if (array_key_exists($namespace, $extensions)) {
                $sent = $extensions[$namespace];
                $extensions[$namespace] = array_map(static fn(mixed $value): ?string => is_string($value) ? $value : null, is_array($sent) ? $sent : []);
            }
        }
        return $extensions;
    }

    /** What WooCommerce is about to save becomes what may be saved, and nothing where the order has it already. */
    private function beforeCore(mixed $order, mixed $request): void
    {
        if (!$order instanceof WC_Order || !$request instanceof WP_REST_Request) {
            return;
        }
        $extensions = self::cleaned($request->get_param('extensions'));
        $values = self::values($extensions);
        if (!Consent::isAllowed()) {
            OrderMeta::delete($order);
        }
        $isDone = !Consent::isAllowed() || OrderMeta::has($order) || OrderSource::said($values) === [];
        // WooCommerce 8.9 reads every one of its fields without looking whether it is there.
        $extensions[self::CORE_NAMESPACE] = $isDone ? [] : array_intersect_key($values, AttributionSettings::coreFields());
        $extensions[self::OWN_NAMESPACE] = array_intersect_key($values, AttributionSettings::extraFields());
        $request->set_param('extensions', $extensions);
    }

    private function save(mixed $order, mixed $request): void
    {
        if ($order instanceof WC_Order && $request instanceof WP_REST_Request && Consent::isAllowed()) {
            ClassicCheckout::write($order, self::values(self::cleaned($request->get_param('extensions'))));
        }
    }

    /**
     * @param array<array-key, mixed> $extensions
     * @return array<string, string>
     */
    private static function values(array $extensions): array
    {
        $sent = [];
        foreach ([self::CORE_NAMESPACE, self::OWN_NAMESPACE] as $namespace) {
            $sent += is_array($extensions[$namespace] ?? null) ? $extensions[$namespace] : [];
        }
        return OrderSource::of($sent);
    }
}
