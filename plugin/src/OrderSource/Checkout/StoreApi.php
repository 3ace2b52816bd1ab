<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Automattic\WooCommerce\StoreApi\Schemas\V1\CheckoutSchema;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\OrderSource\CoreController;
use Stallkeeper\Tools\OrderSource\FieldList;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use Stallkeeper\Tools\OrderSource\OrderSource;
use Stallkeeper\Tools\Tracking\Consent;
use WC_Order;
use WP_REST_Request;

/**
 * Saves the source of a block checkout's order. The request's extension data has it in WooCommerce's and our namespace.
 */
final class StoreApi
{
    public const CORE_NAMESPACE = 'woocommerce/order-attribution';
    public const OWN_NAMESPACE = 'stallkeeper';
    private const ROUTE = '#^/wc/store(/v1)?/checkout(/\d+)?$#D';

    /**
     * @param Lazy<OrderSource> $source
     * @param Lazy<OrderMeta> $meta
     * @param Lazy<SourceWriter> $writer
     */
    public function __construct(
        private readonly FieldList $fields,
        private readonly CoreController $core,
        private readonly Consent $consent,
        #[LazyService(OrderSource::class)] private readonly Lazy $source,
        #[LazyService(OrderMeta::class)] private readonly Lazy $meta,
        #[LazyService(SourceWriter::class)] private readonly Lazy $writer,
    ) {}

    /** Hook: `init`. WooCommerce removes namespaces and keys that are not registered. */
    public function registerFields(): void
    {
        if (!function_exists('woocommerce_store_api_register_endpoint_data') || !class_exists(CheckoutSchema::class)) {
            return;
        }
        $schemas = [self::OWN_NAMESPACE => [$this, 'extraFieldsSchema']];
        if (!$this->core->isOn()) {
            $schemas[self::CORE_NAMESPACE] = [$this, 'coreFieldsSchema'];
        }
        foreach ($schemas as $namespace => $schema) {
            woocommerce_store_api_register_endpoint_data([
                'endpoint' => CheckoutSchema::IDENTIFIER,
                'namespace' => $namespace,
                'schema_callback' => $schema,
            ]);
        }
    }

    /** @return array<string, array<string, mixed>> schema by field name */
    public function extraFieldsSchema(): array
    {
        return array_map($this->schema(...), $this->fields->extraFields());
    }

    /** @return array<string, array<string, mixed>> schema by field name */
    public function coreFieldsSchema(): array
    {
        return array_map($this->schema(...), $this->fields->coreFields());
    }

    /** @return array<string, mixed> */
    private function schema(): array
    {
        return [
            'description' => __('Source of the order.', 'stallkeeper-tools'),
            'type' => ['string', 'null'],
            'context' => [],
        ];
    }

    /**
     * Hook: `rest_pre_dispatch`. Removes values of the wrong type from a checkout request.
     *
     * @return mixed the unchanged result
     */
    public function removeInvalidValues(mixed $result, mixed $server, mixed $request): mixed
    {
        if (
            $request instanceof WP_REST_Request &&
            preg_match(self::ROUTE, $request->get_route()) === 1 &&
            $request->get_method() !== 'GET'
        ) {
            $extensions = $request->get_param('extensions');
            if ($extensions !== null) {
                $request->set_param('extensions', self::cleaned($extensions));
            }
        }
        return $result;
    }

    /** @return array<array-key, mixed> extension data with only text or null as values in both namespaces */
    private static function cleaned(mixed $extensions): array
    {
        $sent = Input::fromArray($extensions);
        $extensions = $sent->all();
        foreach ([self::CORE_NAMESPACE, self::OWN_NAMESPACE] as $namespace) {
            if (array_key_exists($namespace, $extensions)) {
                $extensions[$namespace] = array_map(
                    static fn(mixed $value): ?string => is_string($value) ? $value : null,
                    $sent->at($namespace)->all(),
                );
            }
        }
        return $extensions;
    }

    /**
     * Hook: `woocommerce_store_api_checkout_update_order_from_request`. Replaces the values that WooCommerce is about
     * to save by sanitized ones; by none if the order has a source.
     */
    public function sanitizeRequest(mixed $order, mixed $request): void
    {
        if (!($order instanceof WC_Order) || !($request instanceof WP_REST_Request)) {
            return;
        }
        $extensions = self::cleaned($request->get_param('extensions'));
        $values = $this->values($extensions);
        if (!$this->consent->isAllowed()) {
            $this->meta->get()->delete($order);
        }
        $isDone = $this->meta->get()->has($order) || OrderSource::onlyKnown($values) === [];
        // WooCommerce 8.9 reads its fields without checking that they exist.
        $extensions[self::CORE_NAMESPACE] = $isDone ? [] : array_intersect_key($values, $this->fields->coreFields());
        $extensions[self::OWN_NAMESPACE] = array_intersect_key($values, $this->fields->extraFields());
        $request->set_param('extensions', $extensions);
    }

    /** Hook: `woocommerce_store_api_checkout_update_order_from_request`. */
    public function saveSource(mixed $order, mixed $request): void
    {
        if ($order instanceof WC_Order && $request instanceof WP_REST_Request) {
            $this->writer->get()->write($order, $this->values(self::cleaned($request->get_param('extensions'))));
        }
    }

    /**
     * @param array<array-key, mixed> $extensions
     * @return array<string, string>
     */
    private function values(array $extensions): array
    {
        $sent = Input::fromArray($extensions);

        return $this->source
            ->get()
            ->valuesFor(
                Input::fromArray($sent->at(self::CORE_NAMESPACE)->all() + $sent->at(self::OWN_NAMESPACE)->all()),
            );
    }
}
