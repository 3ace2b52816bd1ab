<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Layout, styles, scripts and notices of all pages of the shop. */
final class ShopFeature extends Feature
{
    public function __construct(private readonly RequestInput $input) {}

    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('after_setup_theme', [ShopSupport::class, 'declareSupport']);

        add_filter('woocommerce_enqueue_styles', '__return_empty_array');
        // After the styles of the plugin at 20.
        $hooks->add('wp_enqueue_scripts', [ShopStyles::class, 'enqueueOnShopPages'], 21);
        $hooks->add('wp_enqueue_scripts', [ShopStyles::class, 'dequeueStyles'], 99);
        $hooks->add('wp_enqueue_scripts', [ShopStyles::class, 'printBeforeDependents'], 99);
        $hooks->add('wp_head', [ShopStyles::class, 'dequeueStyles'], 99);
        $hooks->add('render_block', [ShopStyles::class, 'enqueueForBlock'], 10, 2);
        $hooks->add('do_shortcode_tag', [ShopStyles::class, 'enqueueForShortcode'], 10, 2);

        $hooks->add('wp_enqueue_scripts', [ShopScripts::class, 'loadScripts'], 9);
        $hooks->add('wp_enqueue_scripts', [ShopScripts::class, 'enqueueSelectStyle'], 99);
        $hooks->add('wp_enqueue_scripts', [ShopScripts::class, 'moveJquery']);
        // Before late inline styles are printed at 19.
        $hooks->add('wp_footer', [ShopScripts::class, 'enqueueSelectStyle'], 18);
        $hooks->add('pre_render_block', [ShopScripts::class, 'rememberBefore'], 10, 2);
        $hooks->add('render_block_woocommerce/classic-shortcode', [ShopScripts::class, 'dequeueAfter']);
        $hooks->add('wp_resource_hints', [ShopScripts::class, 'removeResourceHints'], 99, 2);
        $hooks->add('wp_speculation_rules_configuration', [Speculation::class, 'fetchEarlier'], 5);
        $hooks->add('wp_speculation_rules_href_exclude_paths', [Speculation::class, 'excludePages']);
        $hooks->add('woocommerce_before_shop_loop', [ShopScripts::class, 'enqueue']);
        $hooks->add('woocommerce_after_shop_loop_item', [ShopScripts::class, 'enqueue']);
        $hooks->add('woocommerce_before_single_product', [ShopScripts::class, 'enqueueForProduct']);

        // By then WooCommerce and a child theme have added their callbacks, and nothing has been printed.
        $hooks->add('wp_loaded', [ShopLayout::class, 'replaceWrapper'], 1);
        $hooks->add('woocommerce_before_main_content', [Breadcrumbs::class, 'remove'], 5);
        $hooks->add('woocommerce_pagination_args', [ShopLayout::class, 'setPaginationTexts']);
        $hooks->add('woocommerce_no_products_found', [NextSteps::class, 'printForList'], 20);
        $hooks->add('woocommerce_after_template_part', [NextSteps::class, 'printForCart']);
        $hooks->add('stallkeeper_scrollable_content', [ShopLayout::class, 'excludeShopTables']);

        if (!$this->input->isPlain()) {
            // Before WooCommerce reads the form at 20.
            $hooks->add('wp_loaded', [ExpiredNonceNotice::class, 'addNotice'], 15);
        }
        $hooks->add('do_shortcode_tag', [AccessibilityFixes::class, 'fixShortcode'], 20, 2);
        $hooks->add('wc_add_to_cart_message_html', [AccessibilityFixes::class, 'fixMarkup'], 20);
        $hooks->add('woocommerce_billing_fields', [AccessibilityFixes::class, 'setEmailAutocomplete'], 20);
        $hooks->add('wp_loaded', [StoreNotice::class, 'moveNotice'], 1);
        $hooks->add('woocommerce_demo_store', [StoreNotice::class, 'showNotice'], 10, 2);
    }
}
