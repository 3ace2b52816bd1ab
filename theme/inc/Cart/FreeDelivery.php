<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Templates\TemplatePart;
use WC_Cart;
use WC_Product;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Zones;

/** Shows how much is missing for free delivery. */
final class FreeDelivery
{
    /** Requirements of WooCommerce's method that a minimum amount alone fulfills. */
    private const BY_AMOUNT = ['min_amount', 'either'];

    public function __construct(private readonly CartSettings $settings, private readonly TemplatePart $parts) {}

    /** Hook: `woocommerce_before_cart_totals`. */
    public function print(): void
    {
        // The part escapes its output.
        echo $this->html();
    }

    /** @return string escaped HTML; empty without a cart, without an amount, or if nothing is delivered */
    public function html(): string
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        if ($cart === null || $this->settings->freeDelivery() === 'off' || !self::isDelivered($cart)) {
            return '';
        }
        $method = $this->settings->freeDelivery() === 'method' ? self::method($cart) : null;
        $goal = $method === null ? 0.0 : (float) $method->min_amount;
        if ($this->settings->freeDelivery() === 'amount') {
            $goal = (float) $this->settings->freeDeliveryAmount();
        }
        if ($goal <= 0.0) {
            return '';
        }
        $sum = self::sum($cart, $method?->ignore_discounts === 'yes');

        return $this->parts->html('parts/cart/free-delivery', ['goal' => $goal, 'missing' => max(0.0, $goal - $sum)]);
    }

    /** A shop may deliver without WooCommerce's shipping methods. */
    private static function isDelivered(WC_Cart $cart): bool
    {
        foreach ($cart->get_cart() as $item) {
            $product = Input::fromArray($item)->all()['data'] ?? null;
            if ($product instanceof WC_Product && $product->needs_shipping()) {
                return true;
            }
        }

        return false;
    }

    /** The method of the customer's zone that has a minimum amount. */
    private static function method(WC_Cart $cart): ?WC_Shipping_Free_Shipping
    {
        $packages = class_exists(WC_Shipping_Zones::class) ? $cart->get_shipping_packages() : [];
        $package = reset($packages);
        if (!is_array($package)) {
            return null;
        }
        foreach (WC_Shipping_Zones::get_zone_matching_package($package)->get_shipping_methods(true) as $method) {
            if ($method instanceof WC_Shipping_Free_Shipping && in_array($method->requires, self::BY_AMOUNT, true)) {
                return $method;
            }
        }

        return null;
    }

    /** The amount that WC_Shipping_Free_Shipping::is_available() compares. */
    private static function sum(WC_Cart $cart, bool $isWithoutDiscounts): float
    {
        $sum = (float) $cart->get_displayed_subtotal();
        if (!$isWithoutDiscounts) {
            $sum -= (float) $cart->get_discount_total();
            $sum -= $cart->display_prices_including_tax() ? (float) $cart->get_discount_tax() : 0.0;
        }

        return round($sum, wc_get_price_decimals());
    }
}
