<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Theme\Shop\Cart\CartForm;
use Stallkeeper\Theme\Shop\Cart\CartLink;
use Stallkeeper\Theme\Shop\Cart\CouponField;
use Stallkeeper\Theme\Shop\Cart\RemovedProductNotice;
use Stallkeeper\Theme\Shop\Product\Catalog;
use Stallkeeper\Theme\Shop\Product\Gallery;
use Stallkeeper\Theme\Shop\Product\ImageCachePrimer;
use Stallkeeper\Theme\Shop\Product\ProductCard;
use Stallkeeper\Theme\Shop\Product\ProductPage;
use Stallkeeper\Theme\Shop\Product\Quantity;
use Stallkeeper\Theme\Shop\Product\Variations;

/** The shop around WooCommerce: which of its features the theme has. Without WooCommerce there is none of them. */
final class Shop
{
    private const FEATURES = [
        Support::class,
        Styles::class,
        Scripts::class,
        Layout::class,
        Sidebar::class,
        VisitorPages::class,
        CartLink::class,
        Catalog::class,
        ProductCard::class,
        ImageCachePrimer::class,
        ProductPage::class,
        Gallery::class,
        StoreNotice::class,
        Variations::class,
        Quantity::class,
        CartForm::class,
        CouponField::class,
        ExpiredNonceNotice::class,
        RemovedProductNotice::class,
        CheckoutInput::class,
        BlockFallback::class,
        AccessibilityFixes::class,
    ];

    public function addHooks(): void
    {
        // Plugins are loaded before the theme.
        if (!function_exists('WC')) {
            return;
        }
        foreach (self::FEATURES as $feature) {
            (new $feature())->addHooks();
        }
    }

    private const CHECKOUT_BLOCKS = ['woocommerce/cart', 'woocommerce/checkout'];

    /** Cart, checkout and account, also where an owner has put WooCommerce's cart or checkout block on another page. */
    public static function isCheckoutFlow(): bool
    {
        return self::isTill() || (is_singular() && array_filter(self::CHECKOUT_BLOCKS, static fn(string $block): bool => has_block($block)) !== []);
    }

    /** Cart, checkout and account: pages whose forms are WooCommerce's own, scripts and all. */
    public static function isTill(): bool
    {
        return is_cart() || is_checkout() || is_account_page();
    }
}
