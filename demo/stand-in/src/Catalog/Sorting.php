<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Catalog;

use Stallkeeper\Demo\StandIn\Value;

/** Sort options of the product catalog. */
final class Sorting
{
    /** @return array<string, string> label by option name */
    public static function options(): array
    {
        $options = Value::array(
            apply_filters('woocommerce_catalog_orderby', [
                'menu_order' => __('Default sorting', 'stallkeeper-stand-in'),
                'popularity' => __('Sort by popularity', 'stallkeeper-stand-in'),
                'rating' => __('Sort by average rating', 'stallkeeper-stand-in'),
                'date' => __('Sort by latest', 'stallkeeper-stand-in'),
                'price' => __('Sort by price: low to high', 'stallkeeper-stand-in'),
                'price-desc' => __('Sort by price: high to low', 'stallkeeper-stand-in'),
            ]),
        );
        if (wc_get_loop_prop('is_search')) {
            $options = ['relevance' => __('Relevance', 'stallkeeper-stand-in')] + $options;
        }
        if (wc_get_loop_prop('is_search') || self::default() !== 'menu_order') {
            unset($options['menu_order']);
        }
        if (!wc_review_ratings_enabled()) {
            unset($options['rating']);
        }
        return array_map(Value::text(...), array_filter($options, is_string(...), ARRAY_FILTER_USE_KEY));
    }

    /** Returns the requested option, the default of the shop, or the first option. */
    public static function current(): string
    {
        $options = self::options();
        $requested =
            isset($_GET['orderby']) && is_string($_GET['orderby'])
                ? sanitize_text_field(Value::text(wp_unslash($_GET['orderby'])))
                : '';
        $orderby = $requested !== '' ? $requested : (wc_get_loop_prop('is_search') ? 'relevance' : self::default());

        return array_key_exists($orderby, $options) ? $orderby : (string) array_key_first($options);
    }

    /** Describes the current sort order for screen readers; empty for the default order. */
    public static function screenReaderText(): string
    {
        return match (self::current()) {
            'popularity' => __('Sorted by popularity', 'stallkeeper-stand-in'),
            'rating' => __('Sorted by average rating', 'stallkeeper-stand-in'),
            'date' => __('Sorted by latest', 'stallkeeper-stand-in'),
            'price' => __('Sorted by price: low to high', 'stallkeeper-stand-in'),
            'price-desc' => __('Sorted by price: high to low', 'stallkeeper-stand-in'),
            default => '',
        };
    }

    private static function default(): string
    {
        return Value::filtered(
            'woocommerce_default_catalog_orderby',
            Value::option('woocommerce_default_catalog_orderby', 'menu_order'),
        );
    }
}
