<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

/** What an owner would click together after installing WooCommerce: a small shop in euros that is paid at the door. */
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

    /** The demo has shop pages of its own, so a plugin that is being activated must not make its own ones as well. */
    public static function withoutPages(): void
    {
        add_filter('woocommerce_create_pages', '__return_empty_array');
    }

    public static function run(): void
    {
        // The owner's first visit to the admin: here each version takes the order storage that is its default.
        if (get_option('woocommerce_newly_installed') === 'yes') {
            do_action('woocommerce_newly_installed');
            update_option('woocommerce_newly_installed', 'no');
        }
        foreach (self::OPTIONS as $name => $value) {
            update_option($name, $value);
        }
    }
}
