<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

use Stallkeeper\Render\Services\Container;

/** Composition root: lists the theme's features and registers their hooks. */
final class Theme
{
    private const FEATURES = [
        Setup::class,
        WidgetAreas::class,
        Assets::class,
        BlockStyles::class,
        DisableEmoji::class,
        UntitledPosts::class,
        ProtectedPosts::class,
        Content\KsesFilter::class,
        Content\StoredContent::class,
        Content\SyncedPatterns::class,
        ScrollableTables::class,
        Nav\Scripts::class,
        Nav\CatalogColumn::class,
        DisplayOptions::class,
        FrontPage\CustomizerPanel::class,
        FrontPage\ImageFormat::class,
        FrontPage\Styles::class,
        FrontPage\SectionContent::class,
        FrontPage\ListCache::class,
        Widgets\Widgets::class,
        Slider\SliderCustomizer::class,
        Slider\SliderContent::class,
        Slider\MotionSwitch::class,
        Http\PrivateResponses::class,
    ];

    /** Features for WooCommerce. They come first: front.css follows shop.css, and both hooks have the same priority. */
    private const SHOP_FEATURES = [
        Shop\Support::class,
        Shop\Styles::class,
        Shop\Scripts::class,
        Shop\Layout::class,
        Shop\Sidebar::class,
        Shop\VisitorPages::class,
        Shop\Cart\CartLink::class,
        Shop\Product\Catalog::class,
        Shop\Product\ProductCard::class,
        Shop\Product\ImageCachePrimer::class,
        Shop\Product\ProductPage::class,
        Shop\Product\Gallery::class,
        Shop\StoreNotice::class,
        Shop\Product\Variations::class,
        Shop\Product\Quantity::class,
        Shop\Cart\CartForm::class,
        Shop\Cart\CouponField::class,
        Shop\ExpiredNonceNotice::class,
        Shop\Cart\RemovedProductNotice::class,
        Shop\CheckoutInput::class,
        Shop\BlockFallback::class,
        Shop\AccessibilityFixes::class,
    ];

    private const ADMIN_FEATURES = [PluginNotice::class];

    public function __construct(private readonly Container $services) {}

    public function addHooks(): void
    {
        /**
         * Fires before the theme registers its hooks. Replace a service with `$services->set()` in a child theme.
         *
         * @param Container $services
         */
        do_action('stallkeeper_theme_services', $this->services);
        // Plugins load before the theme.
        $shop = function_exists('WC') ? self::SHOP_FEATURES : [];
        $admin = is_admin() ? self::ADMIN_FEATURES : [];
        foreach ([...$shop, ...self::FEATURES, ...$admin] as $feature) {
            $this->services->get($feature)->addHooks();
        }
    }
}
