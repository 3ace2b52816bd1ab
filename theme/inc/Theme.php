<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Features;

/** Composition root: lists the theme's features and registers their hooks. */
final class Theme
{
    private const FEATURES = [
        Setup::class,
        WidgetAreas::class,
        Assets::class,
        BlockStyles::class,
        DisableEmoji::class,
        CroppedImages::class,
        UntitledPosts::class,
        ProtectedPosts::class,
        Content\KsesFilter::class,
        Content\StoredContent::class,
        Content\SyncedPatterns::class,
        ScrollableTables::class,
        Nav\Scripts::class,
        Nav\CatalogColumn::class,
        FrontPage\ImageFormat::class,
        FrontPage\Styles::class,
        FrontPage\ListCache::class,
        Widgets\Widgets::class,
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
        Shop\WidgetStyles::class,
        Shop\VisitorPages::class,
        Shop\PasswordStrength::class,
        Shop\Cart\CartLink::class,
        Shop\Product\ProductCard::class,
        Shop\Product\ImageCachePrimer::class,
        Shop\Product\ProductPage::class,
        Shop\Product\Gallery::class,
        Shop\Cart\RemovedProductNotice::class,
    ];

    /** Features for WooCommerce that read submitted forms and the parameters of links, on `wp_loaded`. */
    private const SHOP_REQUEST_FEATURES = [
        Shop\Cart\CartForm::class,
        Shop\Cart\CouponField::class,
        Shop\ExpiredNonceNotice::class,
        Shop\CheckoutInput::class,
    ];

    /**
     * Features that start when one of their hooks first fires, so that most pages do not load them. A feature that is
     * requested with stallkeeper_theme() starts at once, so that its callbacks can be removed.
     */
    private const FEATURES_BY_HOOK = [
        'clean_post_cache' => [Nav\StoredMenus::class],
        'clean_term_cache' => [Nav\StoredMenus::class],
        'comments_template_query_args' => [CommentQuery::class],
        'customize_register' => [Customizer::class],
        'render_block_core/html' => [FrontPage\SectionContent::class],
        'set_object_terms' => [Nav\StoredMenus::class],
        'switch_theme' => [Nav\StoredMenus::class],
    ];

    private const SHOP_FEATURES_BY_HOOK = [
        'do_shortcode_tag' => [Shop\Cart\CouponField::class, Shop\AccessibilityFixes::class, Shop\CheckoutForms::class],
        'render_block_woocommerce/cart' => [Shop\BlockFallback::class],
        'render_block_woocommerce/classic-shortcode' => [Shop\CheckoutForms::class],
        'render_block_woocommerce/checkout' => [Shop\BlockFallback::class],
        'subcategory_archive_thumbnail_size' => [Shop\Product\Catalog::class],
        'wc_add_to_cart_message_html' => [Shop\AccessibilityFixes::class],
        'woocommerce_add_to_cart_product_id' => [Shop\Product\Variations::class],
        'woocommerce_add_to_cart_validation' => [Shop\Product\Quantity::class],
        'woocommerce_after_cart_table' => [Shop\Cart\CartForm::class],
        'woocommerce_after_checkout_validation' => [Shop\CheckoutInput::class],
        'woocommerce_before_shop_loop' => [Shop\Product\Catalog::class],
        'woocommerce_before_single_variation' => [Shop\Product\Variations::class],
        'woocommerce_after_cart_item_name' => [Shop\Cart\SoldOutLine::class],
        'woocommerce_billing_fields' => [Shop\AccessibilityFixes::class],
        'woocommerce_cart_item_class' => [Shop\Cart\SoldOutLine::class],
        'woocommerce_coupon_error' => [Shop\Cart\CouponField::class],
        'woocommerce_demo_store' => [Shop\StoreNotice::class],
        'woocommerce_get_order_item_totals' => [Shop\OrderTotal::class],
        'woocommerce_product_review_comment_form_args' => [Shop\Product\RatingInput::class],
        'woocommerce_quantity_input_args' => [Shop\Product\Quantity::class, Shop\Cart\CartForm::class],
    ];

    private const ADMIN_FEATURES = [PluginNotice::class];

    public function __construct(private readonly Container $services, private readonly Features $features) {}

    public function addHooks(): void
    {
        /**
         * Fires before the theme registers its hooks. Replace a service with `$services->set()` in a child theme.
         *
         * @param Container $services
         */
        do_action('stallkeeper_theme_services', $this->services);
        // Plugins load before the theme.
        $hasShop = function_exists('WC');
        $this->features->startLater(self::FEATURES_BY_HOOK);
        if ($hasShop) {
            $this->features->startLater(self::SHOP_FEATURES_BY_HOOK);
        }
        foreach (array_keys($this->features->byHook()) as $hook) {
            add_filter($hook, [$this, 'startFeatures'], PHP_INT_MIN);
        }
        $shop = $hasShop ? self::SHOP_FEATURES : [];
        $request = $hasShop && !$this->services->get(RequestInput::class)->isPlain() ? self::SHOP_REQUEST_FEATURES : [];
        $admin = is_admin() ? self::ADMIN_FEATURES : [];
        $this->features->start([...$shop, ...$request, ...self::FEATURES, ...$admin]);
    }

    /**
     * Hook: each of FEATURES_BY_HOOK and SHOP_FEATURES_BY_HOOK, before all other callbacks.
     *
     * @return mixed the unchanged value of a filter
     */
    public function startFeatures(mixed $value = null): mixed
    {
        $this->features->startOn((string) current_filter());

        return $value;
    }
}
