<?php

namespace Stallkeeper\Demo\StandIn;

/** Sort options of the product catalog. */
final class Sorting
{
    /** Label by option name. */
    public static function options(): array
    {
        $options = [
            'menu_order' => 'Default sorting',
            'popularity' => 'Sort by popularity',
            'rating' => 'Sort by average rating',
            'date' => 'Sort by latest',
            'price' => 'Sort by price: low to high',
            'price-desc' => 'Sort by price: high to low',
        ];
        $isSearch = wc_get_loop_prop('is_search');
        if ($isSearch || self::default() !== 'menu_order') {
            unset($options['menu_order']);
        }
        if (!wc_review_ratings_enabled()) {
            unset($options['rating']);
        }

        return $isSearch ? ['relevance' => 'Relevance'] + $options : $options;
    }

    /** Returns the requested option, the default of the shop, or the first option. */
    public static function current(): string
    {
        $options = self::options();
        $default = wc_get_loop_prop('is_search') ? 'relevance' : self::default();
        $orderby = sanitize_text_field(Value::text($_GET['orderby'] ?? '')) ?: $default;

        return isset($options[$orderby]) ? $orderby : array_key_first($options);
    }

    /** Describes the current sort order for screen readers; empty for the default order. */
    public static function screenReaderText(): string
    {
        $isDefault = in_array(self::current(), ['menu_order', 'relevance'], true);

        return $isDefault ? '' : str_replace('Sort by', 'Sorted by', self::options()[self::current()]);
    }

    private static function default(): string
    {
        return get_option('woocommerce_default_catalog_orderby', 'menu_order');
    }
}
