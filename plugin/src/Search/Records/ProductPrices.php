<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use WC_Product;

/**
 * Creates the price fields of a product's record. All of them show what the shop page shows to the same visitor: with
 * or without tax, and for products with children, such as variations, the range of their prices.
 *
 * Call it in AnonymousContext, because taxes and price plugins depend on the customer.
 *
 * A product matches a price filter if `price` is at most the maximum and `max_price` at least the minimum.
 */
final class ProductPrices
{
    /**
     * @return array{price?: float, max_price?: float, price_text: string, regular_price_text: string, on_sale: bool}
     *     without price and max_price if the product has no price, so that price filters exclude it and price sorting
     *     puts it last
     */
    public function read(WC_Product $product): array
    {
        $html = (string) preg_replace(
            '~<span[^>]*\bscreen-reader-text\b[^>]*>.*?</span>~s',
            '',
            $product->get_price_html(),
        );
        $prices = $this->shown($product);

        return ($prices === [] ? [] : ['price' => min($prices), 'max_price' => max($prices)]) + [
            'price_text' => self::text((string) preg_replace('~<del\b.*?</del>~s', '', $html)),
            'regular_price_text' => preg_match('~<del\b.*?</del>~s', $html, $found) === 1 ? self::text($found[0]) : '',
            'on_sale' => $product->is_on_sale(),
        ];
    }

    /** @return list<float> prices that the shop page shows, in any order */
    private function shown(WC_Product $product): array
    {
        if (method_exists($product, 'get_variation_prices')) {
            $prices = $product->get_variation_prices(true);
            $prices = is_array($prices) && is_array($prices['price'] ?? null) ? $prices['price'] : [];

            return array_map(floatval(...), array_values(array_filter($prices, is_numeric(...))));
        }
        $products = $product->is_type('grouped')
            ? array_filter(array_map(wc_get_product(...), array_values($product->get_children())), self::isVisible(...))
            : [$product];
        $priced = array_filter($products, static fn(WC_Product $one): bool => $one->get_price() !== '');

        return array_map(
            static fn(WC_Product $one): float => (float) wc_get_price_to_display($one),
            array_values($priced),
        );
    }

    /** @phpstan-assert-if-true WC_Product $child */
    private static function isVisible(mixed $child): bool
    {
        return $child instanceof WC_Product && $child->get_status() === 'publish';
    }

    private static function text(string $html): string
    {
        return trim(html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}
