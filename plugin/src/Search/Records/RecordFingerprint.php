<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Tools\Search\Fields\SearchFields;
use Stallkeeper\Tools\Search\ShopPages;

/**
 * Hash of the settings that all records depend on. When it changes, the index is rebuilt. This works without hooks, so
 * it also notices tools that write options directly into the database.
 */
final class RecordFingerprint
{
    /** Increase this number when RecordFactory creates different records for the same posts. */
    private const RECORDS = 11;

    /** All of them are autoloaded, so the comparison needs no query. */
    private const OPTIONS = [
        'home',
        'permalink_structure',
        'category_base',
        'woocommerce_permalinks',
        'date_format',
        'timezone_string',
        'gmt_offset',
        'WPLANG',
        'stylesheet',
        'active_plugins',
        'woocommerce_hide_out_of_stock_items',
        'woocommerce_enable_reviews',
        Products::SOLD_OUT_LAST,
        SearchFields::OPTION,
        ...self::PRICE_OPTIONS,
        ...ShopPages::OPTIONS,
    ];

    /** WooCommerce options that displayed prices depend on. */
    public const PRICE_OPTIONS = [
        'woocommerce_calc_taxes',
        'woocommerce_prices_include_tax',
        'woocommerce_tax_display_shop',
        'woocommerce_tax_based_on',
        'woocommerce_price_display_suffix',
        'woocommerce_default_country',
        'woocommerce_store_postcode',
        'woocommerce_store_city',
        'woocommerce_default_customer_address',
        'woocommerce_currency',
        'woocommerce_currency_pos',
        'woocommerce_price_thousand_sep',
        'woocommerce_price_decimal_sep',
        'woocommerce_price_num_decimals',
    ];

    public function current(): string
    {
        $values = [self::RECORDS];
        $stored = wp_load_alloptions();
        foreach (self::OPTIONS as $name) {
            // Read the stored values: filters and constants may depend on the visitor. If the site URL follows the Host
            // header, or each language has its own, every other request would start a rebuild.
            $values[] = $stored[$name] ?? null;
        }
        $values[] = self::path();
        if (is_multisite()) {
            $plugins = get_site_option('active_sitewide_plugins');
            $values[] = is_array($plugins) ? array_keys($plugins) : [];
        }

        return md5((string) wp_json_encode($values));
    }

    /** Path of the URL in WP_HOME. Records contain only the path of that URL. */
    private static function path(): ?string
    {
        $home = defined('WP_HOME') ? constant('WP_HOME') : null;
        $path = is_string($home) ? wp_parse_url($home, PHP_URL_PATH) : null;

        return is_string($path) ? untrailingslashit($path) : null;
    }
}
