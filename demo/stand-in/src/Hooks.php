<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

use WC_AJAX;
use WC_Form_Handler;
use WC_Frontend_Scripts;
use WC_Post_Types;
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
        Admin\Notice::addHooks();
        Order\Notes::addHooks();
        Order\Erasure::addHooks();
        (new Admin\OrdersPage())->addHooks();
        (new Blocks\CheckoutBlock())->addHooks();
        (new StoreApi\CheckoutRoute())->addHooks();
    }
}
