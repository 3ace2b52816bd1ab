<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

use WC_AJAX;
use WC_Form_Handler;
use WC_Frontend_Scripts;
use WC_Post_Types;
use WC_Privacy_Erasers;
use WC_Shortcodes;
use WC_Template_Loader;
use WooCommerce;

/** When the shop's parts begin: the same actions and priorities as in WooCommerce. */
final class Hooks
{
    public static function add(WooCommerce $shop): void
    {
        add_action('plugins_loaded', [$shop, 'on_plugins_loaded'], -1);
        add_action('after_setup_theme', [$shop, 'add_image_sizes']);
        add_action('after_setup_theme', [$shop, 'include_template_functions'], 11);
        add_action('init', [$shop, 'init'], 0);
        WC_Post_Types::init();
        WC_Template_Loader::init();
        WC_Frontend_Scripts::init();
        WC_Shortcodes::init();
        WC_Form_Handler::init();
        WC_AJAX::init();
        require_once WC_ABSPATH . 'functions/template-hooks.php';
        add_action('admin_notices', self::showNotice(...));
        Order\OrderNotes::addHooks();
        add_filter('wp_privacy_personal_data_erasers', self::addEraser(...));
        add_action('woocommerce_remove_order_personal_data', [WC_Privacy_Erasers::class, 'remove_order_personal_data']);
        (new Admin\OrdersPage())->addHooks();
        (new Blocks\CheckoutBlock())->addHooks();
        (new StoreApi\CheckoutRoute())->addHooks();
    }

    /** Tells on every screen of the admin that this is not WooCommerce. */
    private static function showNotice(): void
    {
        wp_admin_notice(
            esc_html__('This shop runs on the Stallkeeper stand-in, not on WooCommerce. It is for trying out: it takes no real money, keeps no stock and knows no taxes.', 'stallkeeper-stand-in'),
            ['type' => 'warning', 'id' => 'stallkeeper-stand-in'],
        );
    }

    /**
     * @param array<string, mixed> $erasers
     * @return array<string, mixed>
     */
    private static function addEraser(array $erasers): array
    {
        return $erasers + ['woocommerce-customer-orders' => [
            'eraser_friendly_name' => __('Customer orders', 'stallkeeper-stand-in'),
            'callback' => [WC_Privacy_Erasers::class, 'order_data_eraser'],
        ]];
    }
}
