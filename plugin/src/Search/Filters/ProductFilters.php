<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Filters;

use Stallkeeper\Render\Search\Filters\FilterList;
use Stallkeeper\Render\Search\Filters\TermPath;
use Stallkeeper\Tools\Search\Records\ProductAttributes;

/**
 * Defines the filters that a shop can show for products, with their defaults.
 *
 * @phpstan-import-type Group from FilterList
 */
final class ProductFilters
{
    /** Key of the price filter, which is a form and not a list of values. */
    public const PRICE = 'price';

    private const BRAND = 'product_brand';

    /** Maximum number of attributes. Each request counts the values of all shown filters. */
    private const MAX_ATTRIBUTES = 50;

    /** @return array<string, Group> filters by key, without the price, in their default order */
    public function available(): array
    {
        $filters = [
            'category' => self::group(
                TermPath::ATTRIBUTE . 'product_cat',
                'shop_category',
                __('Categories', 'stallkeeper-tools'),
            ),
            'tag' => self::group('taxonomies.product_tag', 'shop_tag', __('Tags', 'stallkeeper-tools')),
        ];
        if (taxonomy_exists(self::BRAND)) {
            $filters['brand'] = self::group(
                (is_taxonomy_hierarchical(self::BRAND) ? TermPath::ATTRIBUTE : 'taxonomies.') . self::BRAND,
                'shop_brand',
                __('Brands', 'stallkeeper-tools'),
            );
        }
        foreach (array_slice(self::attributes(), 0, self::MAX_ATTRIBUTES) as $taxonomy) {
            $filters[$taxonomy] = self::group(
                "attributes.$taxonomy",
                self::parameter($taxonomy),
                self::title($taxonomy),
            );
        }

        return $filters + [
            'sale' => self::group('offers', 'shop_offer', __('Offers', 'stallkeeper-tools'), 'count', [
                'sale' => __('On sale', 'stallkeeper-tools'),
            ]),
            'rating' => self::group('stars', 'shop_rating', __('Rating', 'stallkeeper-tools'), 'last', [
                '4' => __('4 stars or more', 'stallkeeper-tools'),
                '3' => __('3 stars or more', 'stallkeeper-tools'),
                '2' => __('2 stars or more', 'stallkeeper-tools'),
                '1' => __('1 star or more', 'stallkeeper-tools'),
            ]),
            'stock' => self::group('stock_status', 'shop_stock', __('Stock', 'stallkeeper-tools'), 'count', [
                'instock' => __('In stock', 'stallkeeper-tools'),
                'outofstock' => __('Out of stock', 'stallkeeper-tools'),
                'onbackorder' => __('On backorder', 'stallkeeper-tools'),
            ]),
        ];
    }

    /** @return list<string> taxonomies of WooCommerce's global attributes */
    private static function attributes(): array
    {
        return array_values(
            array_filter(
                get_object_taxonomies('product'),
                static fn(string $name): bool => str_starts_with($name, ProductAttributes::PREFIX),
            ),
        );
    }

    private static function title(string $taxonomy): string
    {
        $label = function_exists('wc_attribute_label') ? wc_attribute_label($taxonomy) : '';
        $labels = get_taxonomy($taxonomy)->labels ?? null;
        $singular =
            is_object($labels) && isset($labels->singular_name) && is_string($labels->singular_name)
                ? $labels->singular_name
                : $taxonomy;

        return $label !== '' ? $label : $singular;
    }

    /** Returns the URL parameter of an attribute. Other names, such as URL-encoded Cyrillic ones, are hashed. */
    private static function parameter(string $taxonomy): string
    {
        return 'shop_' .
            (preg_match('/^[a-z0-9_]{1,40}$/D', $taxonomy) === 1
                ? $taxonomy
                : ProductAttributes::PREFIX . substr(md5($taxonomy), 0, 12));
    }

    /**
     * @param 'count'|'name'|'last' $order
     * @param array<array-key, string> $labels
     *
     * @return Group
     */
    public static function group(
        string $attribute,
        string $name,
        string $title,
        string $order = 'count',
        array $labels = [],
    ): array {
        return ['attribute' => $attribute, 'name' => $name, 'title' => $title, 'order' => $order, 'labels' => $labels];
    }
}
