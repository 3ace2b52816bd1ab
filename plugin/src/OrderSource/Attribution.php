<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource;

use Stallkeeper\Tools\Consent\ConsentBanner;
use Stallkeeper\Tools\Consent\ConsentHealth;
use Stallkeeper\Tools\Consent\ConsentMode;
use Stallkeeper\Tools\Consent\ConsentRequest;
use Stallkeeper\Tools\Consent\SelectionConsent;
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
use Stallkeeper\Tools\OrderSource\Orders\SourceMetaBox;

/**
 * Lists the features of order attribution. All of them need WooCommerce: without it there are no orders to attribute.
 */
final class Attribution
{
    public const FEATURES = [
        ConsentBanner::class,
        ConsentMode::class,
        VisitorSource::class,
        SourceScripts::class,
        CoreAttribution::class,
        HiddenFields::class,
        BlockCheckout::class,
        StoreApi::class,
        // Last: the others read the parameters.
        SharedLinks::class,
    ];

    /** Features that read submitted forms, on `init`. */
    public const REQUEST_FEATURES = [ConsentRequest::class];

    /** Features that start when one of their hooks first fires: {@see \Stallkeeper\Tools\Plugin}. */
    public const FEATURES_BY_HOOK = [
        'site_status_tests' => [ConsentHealth::class],
        'stallkeeper_search_report_consent' => [SelectionConsent::class],
        'user_register' => [RequestSanitizer::class, Registration::class],
        'woocommerce_checkout_order_created' => [RequestSanitizer::class, ClassicCheckout::class],
        'woocommerce_order_table_search_query_meta_keys' => [OrderSearch::class],
        'woocommerce_privacy_remove_order_personal_data' => [PersonalData::class],
        'woocommerce_shop_order_search_fields' => [OrderSearch::class],
        'wp_privacy_personal_data_erasers' => [PersonalData::class],
        'wp_privacy_personal_data_exporters' => [PersonalData::class],
    ];

    /**
     * Features for the admin. Hooks of the first two fire elsewhere, too: in scheduled events, the REST API and WP-CLI.
     */
    public const ADMIN_FEATURES = [
        OrderSearch::class,
        PersonalData::class,
        PolicyText::class,
        OriginColumn::class,
        SourceMetaBox::class,
        ReportPage::class,
        ReportExport::class,
    ];
}
