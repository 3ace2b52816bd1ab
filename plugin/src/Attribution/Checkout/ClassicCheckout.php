<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Checkout;

use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Capture\CoreAttribution;
use Stallkeeper\Tools\Attribution\Orders\OrderMeta;
use WC_Order;

/** Saves what WooCommerce does not: the extra fields on every version, all of them where its own attribution is off. */
final class ClassicCheckout
{
    /** WooCommerce saves at 10; written before, ours would make it believe that the order has its source already. */
    private const AFTER_CORE = 20;

    public function addHooks(): void
    {
        add_action('woocommerce_checkout_order_created', $this->save(...), self::AFTER_CORE);
    }

    private function save(mixed $order): void
    {
        // Sent once more after a payment that failed: what was saved with the order stays, as it does with WooCommerce.
        if ($order instanceof WC_Order && !OrderMeta::has($order, self::fields())) {
            self::write($order, RequestSanitizer::values());
        }
    }

    /** @return array<string, string> those that are saved here and not by WooCommerce */
    private static function fields(): array
    {
        return CoreAttribution::isOn() ? AttributionSettings::extraFields() : AttributionSettings::fields();
    }

    /** @param array<string, string> $values of all fields */
    public static function write(WC_Order $order, array $values): void
    {
        $own = array_intersect_key($values, self::fields());
        $device = CoreAttribution::isOn() ? [] : [OrderMeta::DEVICE => OrderMeta::device($values['user_agent'] ?? '')];
        OrderMeta::write($order, $own + $device);
    }
}
