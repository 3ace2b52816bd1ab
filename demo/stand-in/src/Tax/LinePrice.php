<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Tax;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product;
use WC_Tax;

/** Price of a quantity of a product, and the sum of its taxes. */
final class LinePrice
{
    /**
     * @param array<string, mixed> $args qty and price; empty means 1 and the product's price
     * @return array{float, float} quantity, and price of this quantity as it was entered
     */
    public static function of(WC_Product $product, array $args): array
    {
        [$quantity, $price] = [$args['qty'] ?? '', $args['price'] ?? ''];
        $quantity = $quantity === '' ? 1.0 : max(0.0, Value::float($quantity));

        return [
            $quantity,
            $quantity * ($price === '' ? Value::float($product->get_price()) : max(0.0, Value::float($price))),
        ];
    }

    /**
     * @return array{float, array<int, float>} price without tax, and its taxes by rate ID; rounded for each line,
     *     unless prices are entered with tax, because price and tax must add up to them
     */
    public static function inCart(WC_Product $product, int $quantity): array
    {
        $net = wc_get_price_excluding_tax($product, ['qty' => $quantity]);
        $taxes = $product->is_taxable() ? WC_Tax::calc_tax($net, WC_Tax::get_rates($product->get_tax_class())) : [];

        return wc_prices_include_tax()
            ? [$net, $taxes]
            : [round($net, wc_get_price_decimals()), array_map(wc_round_tax_total(...), $taxes)];
    }

    /**
     * @param array<int, float> $taxes by rate ID
     * @return float rounded for each rate, unless the shop rounds the sum
     */
    public static function sum(array $taxes): float
    {
        return (float) array_sum(
            get_option('woocommerce_tax_round_at_subtotal') === 'yes'
                ? $taxes
                : array_map(wc_round_tax_total(...), $taxes),
        );
    }
}
