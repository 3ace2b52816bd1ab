<?php

/** WooCommerce's functions for taxes and prices with and without tax. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Tax\LinePrice;
use Stallkeeper\Demo\StandIn\Value;

function wc_tax_enabled(): bool
{
    return (bool) apply_filters('wc_tax_enabled', get_option('woocommerce_calc_taxes') === 'yes');
}

/** Whether prices are entered with tax. */
function wc_prices_include_tax(): bool
{
    return wc_tax_enabled() &&
        apply_filters('woocommerce_prices_include_tax', get_option('woocommerce_prices_include_tax') === 'yes');
}

function wc_get_rounding_precision(): int
{
    return max(wc_get_price_decimals() + 2, absint(WC_ROUNDING_PRECISION));
}

/** Rounds a tax: half up, or half down if prices are entered with tax, so that price and tax add up. */
function wc_round_tax_total(float $value, ?int $precision = null): float
{
    $precision ??= wc_get_price_decimals();
    $mode = wc_prices_include_tax() ? PHP_ROUND_HALF_DOWN : PHP_ROUND_HALF_UP;

    return Value::float(
        apply_filters('wc_round_tax_total', round($value, $precision, $mode), $value, $precision, $mode),
    );
}

/** @param array<string, mixed> $args qty and price; by default 1 and the product's price */
function wc_get_price_including_tax(WC_Product $product, array $args = []): float
{
    [$quantity, $line] = LinePrice::of($product, $args);
    $price = $line;
    if ($product->is_taxable()) {
        $rates = WC_Tax::get_rates($product->get_tax_class());
        $base = WC_Tax::get_base_tax_rates($product->get_tax_class('unfiltered'));
        if (!wc_prices_include_tax()) {
            $price = round($line + LinePrice::sum(WC_Tax::calc_tax($line, $rates)), wc_get_price_decimals());
        } elseif ($rates !== $base && apply_filters('woocommerce_adjust_non_base_location_prices', true)) {
            $baseTaxes = WC_Tax::calc_tax($line, $base, true);
            $taxes = WC_Tax::calc_tax($line - array_sum($baseTaxes), $rates);
            $price = round($line - LinePrice::sum($baseTaxes) + LinePrice::sum($taxes), wc_get_price_decimals());
        }
    }

    return Value::float(apply_filters('woocommerce_get_price_including_tax', $price, $quantity, $product));
}

/** @param array<string, mixed> $args qty and price; by default 1 and the product's price */
function wc_get_price_excluding_tax(WC_Product $product, array $args = []): float
{
    [$quantity, $line] = LinePrice::of($product, $args);
    $price = $line;
    if ($product->is_taxable() && wc_prices_include_tax()) {
        $isBase = (bool) apply_filters('woocommerce_adjust_non_base_location_prices', true);
        $rates = $isBase
            ? WC_Tax::get_base_tax_rates($product->get_tax_class('unfiltered'))
            : WC_Tax::get_rates($product->get_tax_class());
        $price = $line - array_sum(WC_Tax::calc_tax($line, $rates, true));
    }

    return Value::float(apply_filters('woocommerce_get_price_excluding_tax', $price, $quantity, $product));
}

/** @param array<string, mixed> $args qty, price and display_context: "shop" or "cart" */
function wc_get_price_to_display(WC_Product $product, array $args = []): float
{
    $option =
        ($args['display_context'] ?? 'shop') === 'cart'
            ? 'woocommerce_tax_display_cart'
            : 'woocommerce_tax_display_shop';

    return get_option($option) === 'incl'
        ? wc_get_price_including_tax($product, $args)
        : wc_get_price_excluding_tax($product, $args);
}
