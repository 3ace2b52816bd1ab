<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

/** Configures WooCommerce: a small shop in euros with cash on delivery. */
final class ShopSetup
{
    private const OPTIONS = [
        'woocommerce_store_address' => '3 Market Square',
        'woocommerce_store_city' => 'Freiburg',
        'woocommerce_store_postcode' => '79098',
        'woocommerce_default_country' => 'DE:DE-BW',
        'woocommerce_currency' => 'EUR',
        'woocommerce_currency_pos' => 'left',
        'woocommerce_weight_unit' => 'kg',
        'woocommerce_dimension_unit' => 'cm',
        'woocommerce_calc_taxes' => 'no',
        'woocommerce_ship_to_countries' => 'disabled',
        'woocommerce_enable_guest_checkout' => 'yes',
        'woocommerce_enable_coupons' => 'yes',
        // WooCommerce reserves stock with a query that SQLite does not support.
        'woocommerce_hold_stock_minutes' => '',
        'woocommerce_cod_settings' => [
            'enabled' => 'yes',
            'title' => 'Cash on delivery',
            'description' => 'Pay when the parcel is handed to you.',
            'instructions' => 'Please have the amount ready.',
            'enable_for_methods' => [],
            'enable_for_virtual' => 'yes',
        ],
        'woocommerce_coming_soon' => 'no',
        'woocommerce_allow_tracking' => 'no',
        'woocommerce_show_marketplace_suggestions' => 'no',
        'woocommerce_task_list_hidden' => 'yes',
        'woocommerce_onboarding_profile' => ['skipped' => true],
    ];

    /** Prevents WooCommerce from creating pages on activation, because the demo content contains the shop pages. */
    public static function disableDefaultPages(): void
    {
        add_filter('woocommerce_create_pages', '__return_empty_array');
    }

    public static function run(): void
    {
        // WooCommerce does this on the first visit to the admin, and selects the default order storage of its version.
        if (get_option('woocommerce_newly_installed') === 'yes') {
            do_action('woocommerce_newly_installed');
            update_option('woocommerce_newly_installed', 'no');
        }
        foreach (self::OPTIONS as $name => $value) {
            update_option($name, $value);
        }
    }
}
