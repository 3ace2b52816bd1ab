<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

use Stallkeeper\Render\Services\Feature;

/** The features of the plugin. {@see Bootstrap} starts them. */
final class Plugin
{
    /**
     * Callbacks with the same hook and priority are called in this order.
     *
     * @var list<class-string<Feature>>
     */
    public const FEATURES = [
        Templates\TemplatesFeature::class,
        Settings\SettingsFeature::class,
        OwnerMenu\OwnerMenuFeature::class,
        Search\SearchFeature::class,
        BuiltInEngine\BuiltInEngineFeature::class,
        Algolia\AlgoliaFeature::class,
        Links\LinksFeature::class,
        PinnedResults\PinnedResultsFeature::class,
        Redirects\RedirectsFeature::class,
        Suggestions\SuggestionsFeature::class,
        SearchReport\SearchReportFeature::class,
        Synonyms\SynonymsFeature::class,
        Privacy\PrivacyFeature::class,
        ScriptAttributes\ScriptAttributesFeature::class,
        SettingsFile\SettingsFileFeature::class,
        Blocks\BlocksFeature::class,
        DemoContent\DemoContentFeature::class,
    ];

    /**
     * Features that need WooCommerce.
     *
     * @var list<class-string<Feature>>
     */
    public const SHOP_FEATURES = [
        Checkout\CheckoutFeature::class,
        Consent\ConsentFeature::class,
        DuplicateOrders\DuplicateOrdersFeature::class,
        Filters\FiltersFeature::class,
        OrderSource\OrderSourceFeature::class,
        Swatches\SwatchesFeature::class,
    ];
}
