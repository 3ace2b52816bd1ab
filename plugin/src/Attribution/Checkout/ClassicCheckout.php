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
        add_action('woocommerce_checkout_order_created', [$this, 'saveSource'], self::AFTER_CORE);
    }

    /** Hook: `woocommerce_checkout_order_created`. */
    public function saveSource(mixed $order): void
    {
        if ($order instanceof WC_Order) {
            self::write($order, RequestSanitizer::values());
        }
    }

    /** @return array<string, string> fields that this class saves: path to the value by field name */
    private static function fields(): array
    {
        return CoreAttribution::isOn() ? AttributionSettings::extraFields() : AttributionSettings::fields();
    }

    /**
     * Saves the source, unless the order has one: a customer may submit an order again, for example after a failed payment,
     * and the order keeps its first source, as in WooCommerce.
     *
     * @param array<string, string> $values values of all fields by name; values that WooCommerce saves are ignored
     */
    public static function write(WC_Order $order, array $values): void
    {
        if (OrderMeta::has($order, self::fields())) {
            return;
        }
        $own = array_intersect_key($values, self::fields());
        $device = CoreAttribution::isOn() ? [] : [OrderMeta::DEVICE => OrderMeta::device($values['user_agent'] ?? '')];
        OrderMeta::write($order, $own + $device);
    }
}
