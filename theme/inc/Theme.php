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
        Setup\ThemeSupport::class,
        Editor\EditorSupport::class,
        Widgets\WidgetAreas::class,
        Assets\Assets::class,
        Assets\BlockStyles::class,
        Assets\DisableEmoji::class,
        Content\CroppedImages::class,
        Content\UntitledPosts::class,
        Content\ScrollableTables::class,
        Nav\NavScripts::class,
        Nav\CatalogColumn::class,
        Content\ImageFormat::class,
        FrontPage\FrontPageStyles::class,
        FrontPage\ListCache::class,
        Widgets\Widgets::class,
        Slider\SliderContent::class,
        Slider\MotionSwitch::class,
    ];

    /** Features for WooCommerce. They come first: front.css follows shop.css, and both hooks have the same priority. */
    private const SHOP_FEATURES = [
        Shop\ShopSupport::class,
        Shop\ShopStyles::class,
        Shop\ShopScripts::class,
        Shop\ShopLayout::class,
        ProductList\ShopSidebar::class,
        Widgets\ShopWidgetStyles::class,
        Account\PasswordStrength::class,
        Header\CartLink::class,
        Product\ProductCard::class,
        Product\ImageCachePrimer::class,
        Product\ProductPage::class,
        Product\Gallery::class,
        Cart\RemovedProductNotice::class,
    ];

    /** Features for WooCommerce that read submitted forms and the parameters of links, on `wp_loaded`. */
    private const SHOP_REQUEST_FEATURES = [
        Cart\CartForm::class,
        Cart\CouponField::class,
        Shop\ExpiredNonceNotice::class,
    ];

    /**
     * Features that start when one of their hooks first fires, so that most pages do not load them. A feature that is
     * requested with stallkeeper_theme() starts at once, so that its callbacks can be removed.
     */
    private const FEATURES_BY_HOOK = [
        'clean_post_cache' => [Nav\StoredMenus::class],
        'clean_term_cache' => [Nav\StoredMenus::class],
        'comments_template_query_args' => [Content\CommentQuery::class],
        'customize_register' => [Customizer\Customizer::class],
        'render_block_core/html' => [FrontPage\SectionContent::class],
        'set_object_terms' => [Nav\StoredMenus::class],
        'switch_theme' => [Nav\StoredMenus::class],
    ];

    private const SHOP_FEATURES_BY_HOOK = [
        'do_shortcode_tag' => [Cart\CouponField::class, Shop\AccessibilityFixes::class, Checkout\CheckoutForms::class],
        'render_block_woocommerce/cart' => [Checkout\BlockFallback::class],
        'render_block_woocommerce/classic-shortcode' => [Checkout\CheckoutForms::class],
        'render_block_woocommerce/checkout' => [Checkout\BlockFallback::class],
        'subcategory_archive_thumbnail_size' => [ProductList\ProductListHead::class],
        'wc_add_to_cart_message_html' => [Shop\AccessibilityFixes::class],
        'woocommerce_add_to_cart_product_id' => [Product\Variations::class],
        'woocommerce_add_to_cart_validation' => [Product\Quantity::class],
        'woocommerce_after_cart_table' => [Cart\CartForm::class],
        'woocommerce_before_shop_loop' => [ProductList\ProductListHead::class],
        'woocommerce_before_single_variation' => [Product\Variations::class],
        'woocommerce_after_cart_item_name' => [Cart\SoldOutLine::class],
        'woocommerce_billing_fields' => [Shop\AccessibilityFixes::class],
        'woocommerce_cart_item_class' => [Cart\SoldOutLine::class],
        'woocommerce_coupon_error' => [Cart\CouponField::class],
        'woocommerce_demo_store' => [Shop\StoreNotice::class],
        'woocommerce_get_order_item_totals' => [Checkout\OrderTotal::class],
        'woocommerce_product_review_comment_form_args' => [Product\RatingInput::class],
        'woocommerce_quantity_input_args' => [Product\Quantity::class, Cart\CartForm::class],
    ];

    private const ADMIN_FEATURES = [Setup\PluginNotice::class];

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
