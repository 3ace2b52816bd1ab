<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

use Stallkeeper\Theme\Product\Swatch;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WP_Term;

/** Brand and colors on a product card. CardCachePrimer has loaded their terms. */
final class CardDetails
{
    public const BRAND = 'product_brand';

    private const MAX_COLORS = 5;

    public function __construct(private readonly CardSettings $settings, private readonly Swatch $swatch) {}

    /** Hook: `woocommerce_shop_loop_item_title`, before the title (10). */
    public function printBrand(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if ($product instanceof WC_Product && $this->settings->has(CardSettings::BRAND)) {
            $names = array_column(self::terms($product, self::BRAND), 'name');
            echo $names === []
                ? ''
                : sprintf('<span class="product-card__brand">%s</span>', esc_html(implode(', ', $names)));
        }
    }

    /** Hook: `woocommerce_after_shop_loop_item_title`, after the price (10). */
    public function printColors(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if (!($product instanceof WC_Product_Variable) || !$this->settings->has(CardSettings::COLORS)) {
            return;
        }
        foreach (self::attributes($product) as $taxonomy) {
            $terms = self::terms($product, $taxonomy);
            $dots = array_filter(array_map(fn(WP_Term $term): string => $this->swatch->ofTerm($term, 'dot'), $terms));
            if ($dots === []) {
                continue;
            }
            $more = count($dots) - self::MAX_COLORS;
            printf(
                '<p class="product-card__colors"><span class="screen-reader-text">%s</span><span class="product-card__dots" aria-hidden="true">%s%s</span></p>',
                esc_html(
                    sprintf(
                        /* translators: 1: name of an attribute, such as “Color”; 2: its values, such as “Red, Blue” */
                        __('%1$s: %2$s', 'stallkeeper'),
                        wc_attribute_label($taxonomy, $product),
                        implode(', ', array_column(array_intersect_key($terms, $dots), 'name')),
                    ),
                ),
                implode('', array_slice($dots, 0, self::MAX_COLORS)),
                $more > 0 ? '+' . esc_html(number_format_i18n($more)) : '',
            );

            return;
        }
    }

    /** @return list<string> taxonomies of the product's options */
    public static function attributes(WC_Product $product): array
    {
        $names = [];
        foreach ($product->get_attributes() as $attribute) {
            if (
                $attribute instanceof WC_Product_Attribute &&
                taxonomy_exists($attribute->get_name()) &&
                $attribute->get_variation()
            ) {
                $names[] = $attribute->get_name();
            }
        }

        return $names;
    }

    /** @return list<WP_Term> in the order of the shop */
    private static function terms(WC_Product $product, string $taxonomy): array
    {
        $terms = taxonomy_exists($taxonomy) ? get_the_terms($product->get_id(), $taxonomy) : [];
        $terms = is_array($terms) ? array_values($terms) : [];
        usort(
            $terms,
            static fn(WP_Term $one, WP_Term $other): int => self::place($one) <=> self::place($other) ?:
            $one->term_id <=> $other->term_id,
        );

        return $terms;
    }

    private static function place(WP_Term $term): int
    {
        $order = get_term_meta($term->term_id, 'order', true);

        return is_numeric($order) ? (int) $order : 0;
    }
}
