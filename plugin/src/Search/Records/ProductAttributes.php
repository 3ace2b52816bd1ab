<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Search\Tokenizer\PlainText;
use WC_Product;
use WC_Product_Attribute;

/**
 * Creates the record fields for the attributes of a product: the values that visitors can filter by, and all values
 * that searches find.
 *
 * A product with variations has a filter value only if a variation with this value can be bought. This is what
 * WooCommerce's own filter shows.
 */
final class ProductAttributes
{
    /** Prefix of the taxonomies of WooCommerce's global attributes. */
    public const PREFIX = 'pa_';

    /**
     * Maximum number of values of one attribute in a record. Records with thousands of values slow down all searches.
     */
    private const MAX_VALUES = 100;

    /** Maximum number of values that searches find, in all attributes together. */
    private const MAX_SEARCHED = 300;

    private const MAX_VALUE_LENGTH = 200;

    /** Prefix of the meta keys that contain the values of a variation. */
    private const VARIATION_META = 'attribute_';

    /**
     * @return array{attributes?: array<string, list<string>>, attribute_values?: list<string>} filter values of global
     *     attributes by taxonomy; searched values of global attributes and of custom ones that visitors see
     */
    public static function read(WC_Product $product): array
    {
        $names = [];
        foreach (get_object_taxonomies(ProductVisibility::TYPE) as $taxonomy) {
            $terms = str_starts_with($taxonomy, self::PREFIX) ? get_the_terms($product->get_id(), $taxonomy) : null;
            if (is_array($terms)) {
                $names[$taxonomy] = array_column($terms, 'name', 'slug');
            }
        }
        $attributes = [];
        foreach (self::withoutUnavailable($product, $names) as $taxonomy => $values) {
            if ($values !== []) {
                $attributes[$taxonomy] = self::texts(array_slice($values, 0, self::MAX_VALUES));
            }
        }
        $searched = array_slice(
            self::texts([
                ...array_merge(...array_values(array_map(array_values(...), $names))),
                ...self::custom($product),
            ]),
            0,
            self::MAX_SEARCHED,
        );

        return ($attributes === [] ? [] : ['attributes' => $attributes]) +
            ($searched === [] ? [] : ['attribute_values' => $searched]);
    }

    /** @return list<string> values of custom attributes that the page of the product shows */
    private static function custom(WC_Product $product): array
    {
        $values = [];
        foreach ($product->get_attributes() as $attribute) {
            if (
                $attribute instanceof WC_Product_Attribute &&
                !$attribute->is_taxonomy() &&
                ($attribute->get_visible() || ($attribute->get_variation() && $product->is_type('variable')))
            ) {
                $values = [...$values, ...array_filter($attribute->get_options(), is_string(...))];
            }
        }

        return array_values($values);
    }

    /**
     * @param array<string, array<array-key, string>> $names all values by taxonomy and slug
     *
     * @return array<string, array<array-key, string>> values that at least one available variation has
     */
    private static function withoutUnavailable(WC_Product $product, array $names): array
    {
        $used = [];
        foreach ($product->is_type('variable') ? $product->get_attributes() : [] as $attribute) {
            if ($attribute instanceof WC_Product_Attribute && $attribute->get_variation()) {
                $used[] = $attribute->get_name();
            }
        }
        $varying = array_intersect_key($names, array_flip($used));
        if ($varying === []) {
            return $names;
        }
        $variations = self::availableVariations($product);
        foreach ($varying as $taxonomy => $values) {
            $key = self::VARIATION_META . sanitize_title($taxonomy);
            $slugs = [];
            foreach ($variations as $id) {
                $slug = get_post_meta($id, $key, true);
                $slugs[is_string($slug) ? $slug : ''] = true;
            }
            // A variation without a value is available in all of them.
            $names[$taxonomy] = isset($slugs['']) ? $values : array_intersect_key($values, $slugs);
        }

        return $names;
    }

    /**
     * @return list<int> ids of enabled variations that have a price, without those that are out of stock if the shop
     *     hides them
     */
    private static function availableVariations(WC_Product $product): array
    {
        $ids = array_values($product->get_children());
        _prime_post_caches($ids, false, true);
        /** This filter is documented in WooCommerce, `Filterer::filter_by_attribute_post_clauses()`. */
        $isHidden = (bool) apply_filters(
            'woocommerce_product_attributes_filterer_hide_out_of_stock',
            get_option('woocommerce_hide_out_of_stock_items') === 'yes',
        );

        return array_values(
            array_filter(
                $ids,
                static fn(int $id): bool => get_post_status($id) === 'publish' &&
                    get_post_meta($id, '_price', true) !== '' &&
                    (!$isHidden || get_post_meta($id, '_stock_status', true) !== 'outofstock'),
            ),
        );
    }

    /**
     * @param array<array-key, string> $values
     *
     * @return list<string>
     */
    private static function texts(array $values): array
    {
        $texts = array_map(
            static fn(string $value): string => mb_substr(
                PlainText::fromHtml($value),
                0,
                self::MAX_VALUE_LENGTH,
                'UTF-8',
            ),
            $values,
        );

        return array_values(array_unique(array_filter($texts, static fn(string $text): bool => $text !== '')));
    }
}
