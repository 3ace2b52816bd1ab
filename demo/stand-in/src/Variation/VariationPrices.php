<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Variation;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product;
use WC_Product_Variable;

/**
 * Prices of the visible variations of a product.
 *
 * @phpstan-type Prices array{price: array<int, string>, regular_price: array<int, string>, sale_price: array<int,
 *     string>}
 */
final class VariationPrices
{
    /**
     * @param bool $isForDisplay with or without tax, as the shop shows them; otherwise as they were entered
     * @return Prices by variation ID, lowest first
     */
    public static function of(WC_Product_Variable $product, bool $isForDisplay): array
    {
        $prices = ['price' => [], 'regular_price' => [], 'sale_price' => []];
        foreach ($product->get_visible_children() as $id) {
            $variation = wc_get_product($id);
            $price =
                $variation instanceof WC_Product
                    ? Value::filtered(
                        'woocommerce_variation_prices_price',
                        $variation->get_price('edit'),
                        $variation,
                        $product,
                    )
                    : '';
            if (!($variation instanceof WC_Product) || $price === '') {
                continue;
            }
            $regular = Value::filtered(
                'woocommerce_variation_prices_regular_price',
                $variation->get_regular_price('edit'),
                $variation,
                $product,
            );
            $sale = Value::filtered(
                'woocommerce_variation_prices_sale_price',
                $variation->get_sale_price('edit'),
                $variation,
                $product,
            );
            // A sale price that does not apply now is not shown.
            foreach (
                [
                    'price' => $price,
                    'regular_price' => $regular,
                    'sale_price' => $sale === $regular || $sale !== $price ? $regular : $sale,
                ]
                as $name => $value
            ) {
                $value =
                    $isForDisplay && $value !== '' ? wc_get_price_to_display($variation, ['price' => $value]) : $value;
                $prices[$name][$id] = wc_format_decimal($value, wc_get_price_decimals());
            }
        }
        asort($prices['price'], SORT_NUMERIC);
        asort($prices['regular_price'], SORT_NUMERIC);
        asort($prices['sale_price'], SORT_NUMERIC);

        return self::filtered($prices, $product, $isForDisplay);
    }

    /** Stores the price of each variation as a price of the product, by which lists are sorted. */
    public static function store(WC_Product_Variable $product): void
    {
        $id = $product->get_id();
        delete_post_meta($id, '_price');
        $prices = array_map(
            static fn(int $variation): string => Value::text(get_post_meta($variation, '_price', true)),
            $product->get_visible_children(),
        );
        $prices = array_unique(array_filter($prices, static fn(string $price): bool => $price !== ''));
        sort($prices, SORT_NUMERIC);
        foreach ($prices as $price) {
            add_post_meta($id, '_price', $price);
        }
    }

    /**
     * @param Prices $prices
     * @return Prices
     */
    private static function filtered(array $prices, WC_Product_Variable $product, bool $isForDisplay): array
    {
        $filtered = Value::map(apply_filters('woocommerce_variation_prices', $prices, $product, $isForDisplay));
        $clean = static function (mixed $list): array {
            $clean = [];
            foreach (Value::array($list) as $id => $price) {
                $clean[(int) $id] = Value::text($price);
            }
            return $clean;
        };

        return [
            'price' => $clean($filtered['price'] ?? []),
            'regular_price' => $clean($filtered['regular_price'] ?? []),
            'sale_price' => $clean($filtered['sale_price'] ?? []),
        ];
    }
}
