<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Tools\OrderSource\Analytics\AnalyticsEndpoint;
use Stallkeeper\Tools\OrderSource\Analytics\AnalyticsPage;
use Stallkeeper\Tools\OrderSource\Capture\CoreAttribution;
use Stallkeeper\Tools\OrderSource\Capture\SharedLinks;
use Stallkeeper\Tools\OrderSource\Capture\SourceScripts;
use Stallkeeper\Tools\OrderSource\Capture\VisitorSource;
use Stallkeeper\Tools\OrderSource\Checkout\BlockCheckout;
use Stallkeeper\Tools\OrderSource\Checkout\ClassicCheckout;
use Stallkeeper\Tools\OrderSource\Checkout\HiddenFields;
use Stallkeeper\Tools\OrderSource\Checkout\Registration;
use Stallkeeper\Tools\OrderSource\Checkout\RequestSanitizer;
use Stallkeeper\Tools\OrderSource\Checkout\StoreApi;
use Stallkeeper\Tools\OrderSource\Orders\OrderSearch;
use Stallkeeper\Tools\OrderSource\Orders\OriginColumn;
use Stallkeeper\Tools\OrderSource\Orders\ReportExport;
use Stallkeeper\Tools\OrderSource\Orders\ReportPage;
use Stallkeeper\Tools\OrderSource\Orders\SourceBox;
use Stallkeeper\Tools\OrderSource\Orders\SourceMetaBox;
use Stallkeeper\Tools\Settings\Customizer;

/** Where orders came from: collects the source, stores it with the order, and reports it. */
final class OrderSourceFeature extends Feature
{
    private const BEFORE_CORE = 1;

    /** WooCommerce saves at 10 and skips an order that has a source already, so the plugin saves later. */
    private const AFTER_CORE = 20;

    public function addServices(Container $services): void
    {
        $services->whenCreated(
            Customizer::class,
            static fn(Customizer $customizer) => $customizer->addSchema($services->get(OrderSourceSchema::class)),
        );
    }

    public function addHooks(Hooks $hooks): void
    {
        // After everything that may redirect, because a redirect is not a page view.
        $hooks->add('template_redirect', [VisitorSource::class, 'countPageView'], PHP_INT_MAX - 2);
        $hooks->add('stallkeeper_consent_choice', [VisitorSource::class, 'applyChoice'], 10, 2);
        // Plugins read these parameters before. Now the headers are known, and the output starts.
        $hooks->add('template_redirect', [SharedLinks::class, 'removeParameters'], PHP_INT_MAX - 1);
        // Runs after WooCommerce's own callback, which reads WP Consent API and ignores the value that it receives.
        $hooks->add('wc_order_attribution_allow_tracking', [CoreAttribution::class, 'isAllowed'], PHP_INT_MAX);
        // WooCommerce applies this filter on `init`. An empty list removes its inputs; the plugin prints one set per
        // form.
        $hooks->add('wc_order_attribution_stamp_checkout_html_actions', [CoreAttribution::class, 'removePlaces']);
        $hooks->add('wp', [CoreAttribution::class, 'removeElements']);
        // WooCommerce enqueues its scripts at 10.
        $hooks->add('wp_enqueue_scripts', [SourceScripts::class, 'enqueue'], 20);

        // WooCommerce prints its own inputs at the same hooks. Each fires once, inside the form.
        $hooks->add('woocommerce_checkout_after_customer_details', [HiddenFields::class, 'printFields']);
        $hooks->add('woocommerce_register_form', [HiddenFields::class, 'printFields']);
        // Fires on `init`. WooCommerce fires earlier hooks while it loads, before this plugin starts.
        $hooks->add('woocommerce_blocks_checkout_block_registration', [BlockCheckout::class, 'registerBlock']);
        $hooks->add(
            'woocommerce_checkout_order_created',
            [RequestSanitizer::class, 'sanitizeForOrder'],
            self::BEFORE_CORE,
        );
        $hooks->add('user_register', [RequestSanitizer::class, 'sanitizePost'], self::BEFORE_CORE);
        $hooks->add('woocommerce_checkout_order_created', [ClassicCheckout::class, 'saveSource'], self::AFTER_CORE);
        $hooks->add('user_register', [Registration::class, 'saveSource'], self::AFTER_CORE);
        $hooks->add('init', [StoreApi::class, 'registerFields'], self::AFTER_CORE);
        // Before WooCommerce validates the request: a field of the wrong type must not prevent an order.
        $hooks->add('rest_pre_dispatch', [StoreApi::class, 'removeInvalidValues'], 10, 3);
        $update = 'woocommerce_store_api_checkout_update_order_from_request';
        $hooks->add($update, [StoreApi::class, 'sanitizeRequest'], self::BEFORE_CORE, 2);
        $hooks->add($update, [StoreApi::class, 'saveSource'], self::AFTER_CORE, 2);

        $hooks->add('woocommerce_shop_order_search_fields', [OrderSearch::class, 'addKeys']);
        $hooks->add('woocommerce_order_table_search_query_meta_keys', [OrderSearch::class, 'addKeys']);
        $hooks->add('admin_init', [OriginColumn::class, 'addColumnHooks']);
        // WooCommerce adds its boxes at 30 and earlier, and the pages of its menu up to 70.
        $hooks->add('add_meta_boxes', [SourceMetaBox::class, 'addBox'], 30);
        $hooks->add('admin_menu', [ReportPage::class, 'addShopLink'], 70);
        $hooks->add('stallkeeper_overview', [SourceBox::class, 'addBox']);
        $hooks->add('stallkeeper_owner_menu', [ReportPage::class, 'addPage']);
        $hooks->add('admin_post_stallkeeper_order_sources', [ReportExport::class, 'sendFile']);
        $hooks->add('woocommerce_analytics_report_menu_items', [AnalyticsPage::class, 'addItem']);
        $hooks->add('admin_enqueue_scripts', [AnalyticsPage::class, 'enqueueScript']);
        $hooks->add('rest_api_init', [AnalyticsEndpoint::class, 'registerRoute']);

        $hooks->add('wp_privacy_personal_data_exporters', [PersonalData::class, 'addExporter']);
        $hooks->add('wp_privacy_personal_data_erasers', [PersonalData::class, 'addEraser']);
        // WooCommerce has anonymized the order by then, so an eraser that searches by customer no longer finds it.
        $hooks->add('woocommerce_privacy_remove_order_personal_data', [PersonalData::class, 'removeFromOrder']);
        $hooks->add('admin_init', [PolicyText::class, 'suggestText']);
    }
}
