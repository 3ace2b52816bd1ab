<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

use WC_Order;

/** Saves what WooCommerce does not: the extra fields on every version, all of them where its own attribution is off. */
final class ClassicOrders
{
    /** WooCommerce saves at 10; written before, ours would make it believe that the order has its source already. */
    private const AFTER_CORE = 20;

    public function addHooks(): void
    {
        add_action('woocommerce_checkout_order_created', $this->save(...), self::AFTER_CORE);
    }

    private function save(mixed $order): void
    {
        if ($order instanceof WC_Order) {
            self::write($order, PostedValues::values());
        }
    }

    /** @param array<string, string> $values of all fields */
    public static function write(WC_Order $order, array $values): void
    {
        if (CoreAttribution::isOn()) {
            Meta::write($order, array_intersect_key($values, Config::extraFields()));
            return;
        }
        $device = Meta::device($values['user_agent'] ?? '');
        Meta::write($order, $values + [Meta::DEVICE => $device]);
    }
}
