<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

use WC_AJAX;
use WC_Comments;
use WC_Form_Handler;
use WC_Frontend_Scripts;
use WC_Post_Data;
use WC_Post_Types;
use WC_Privacy_Erasers;
use WC_Shortcodes;
use WC_Template_Loader;
use WooCommerce;

/** Registers hooks with the same actions and priorities as WooCommerce. */
final class Hooks
{
    public static function add(WooCommerce $woocommerce): void
    {
        add_action('plugins_loaded', [$woocommerce, 'on_plugins_loaded'], -1);
        add_action('after_setup_theme', [$woocommerce, 'add_image_sizes']);
        add_action('after_setup_theme', [$woocommerce, 'include_template_functions'], 11);
        add_action('init', [$woocommerce, 'init'], 0);
        WC_Post_Types::init();
        WC_Post_Data::init();
        WC_Template_Loader::init();
        WC_Comments::init();
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

    /** Shows on every admin screen that this is not WooCommerce. */
    private static function showNotice(): void
    {
        wp_admin_notice(
            esc_html__(
                'This shop uses the Stallkeeper stand-in instead of WooCommerce. It is for testing only: it takes no real money and does not support stock management or shipping.',
                'stallkeeper-stand-in',
            ),
            ['type' => 'warning', 'id' => 'stallkeeper-stand-in'],
        );
    }

    /**
     * @param array<string, mixed> $erasers
     * @return array<string, mixed>
     */
    private static function addEraser(array $erasers): array
    {
        return $erasers + [
            'woocommerce-customer-orders' => [
                'eraser_friendly_name' => __('Customer orders', 'stallkeeper-stand-in'),
                'callback' => [WC_Privacy_Erasers::class, 'order_data_eraser'],
            ],
        ];
    }
}
