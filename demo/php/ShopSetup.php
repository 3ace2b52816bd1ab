<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use WC_Tax;

/** Configures WooCommerce: a small shop in euros with taxes and cash on delivery. */
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
        // Prices include the tax, as in shops for consumers in the EU.
        'woocommerce_calc_taxes' => 'yes',
        'woocommerce_prices_include_tax' => 'yes',
        'woocommerce_tax_display_shop' => 'incl',
        'woocommerce_tax_display_cart' => 'incl',
        'woocommerce_tax_total_display' => 'itemized',
        'woocommerce_tax_based_on' => 'base',
        'woocommerce_default_customer_address' => 'base',
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

    /** Standard rate and reduced rate of Germany. */
    private const TAX_RATES = ['' => '19.0000', 'reduced-rate' => '7.0000'];

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
        // WooCommerce shows its own screen instead of the first requested one, within 30 seconds of the installation.
        delete_transient('_wc_activation_redirect');
        foreach (self::OPTIONS as $name => $value) {
            update_option($name, $value);
        }
        foreach (self::TAX_RATES as $class => $rate) {
            WC_Tax::_insert_tax_rate([
                'tax_rate_country' => 'DE',
                'tax_rate_state' => '',
                'tax_rate' => $rate,
                'tax_rate_name' => 'VAT',
                'tax_rate_priority' => 1,
                'tax_rate_compound' => 0,
                'tax_rate_shipping' => 1,
                'tax_rate_order' => 0,
                'tax_rate_class' => $class,
            ]);
        }
    }
}
