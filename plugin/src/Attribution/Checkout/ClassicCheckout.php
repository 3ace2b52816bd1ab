<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Checkout;

use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Capture\CoreAttribution;
use Stallkeeper\Tools\Attribution\Orders\OrderMeta;
use WC_Order;

/** Saves the fields that WooCommerce does not save: the extra fields, or all fields if WooCommerce's attribution is off. */
final class ClassicCheckout
{
    /** WooCommerce saves at 10 and skips an order that has a source already, so the plugin saves later. */
    private const AFTER_CORE = 20;

    public function addHooks(): void
    {
        add_action('woocommerce_checkout_order_created', $this->save(...), self::AFTER_CORE);
    }

    private function save(mixed $order): void
    {
        // The customer may submit the order again after a failed payment. It keeps its first source, as in WooCommerce.
        if ($order instanceof WC_Order && !OrderMeta::has($order, self::fields())) {
            self::write($order, RequestSanitizer::values());
        }
    }

    /** @return array<string, string> fields that this class saves: path to the value by field name */
    private static function fields(): array
    {
        return CoreAttribution::isOn() ? AttributionSettings::extraFields() : AttributionSettings::fields();
    }

    /** @param array<string, string> $values values of all fields by name; values that WooCommerce saves are ignored */
    public static function write(WC_Order $order, array $values): void
    {
        $own = array_intersect_key($values, self::fields());
        $device = CoreAttribution::isOn() ? [] : [OrderMeta::DEVICE => OrderMeta::device($values['user_agent'] ?? '')];
        OrderMeta::write($order, $own + $device);
    }
}
