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

/** Registers the hooks of all WooCommerce features of the theme. Without WooCommerce it does nothing. */
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
        // Plugins load before the theme.
        if (!function_exists('WC')) {
            return;
        }
        foreach (self::FEATURES as $feature) {
            (new $feature())->addHooks();
        }
    }

    private const CHECKOUT_BLOCKS = ['woocommerce/cart', 'woocommerce/checkout'];

    /**
     * Whether this is the cart, checkout or account page, or another page with WooCommerce's cart or checkout block.
     */
    public static function isCheckoutFlow(): bool
    {
        return self::isTill() || (is_singular() && array_filter(self::CHECKOUT_BLOCKS, static fn(string $block): bool => has_block($block)) !== []);
    }

    /** Whether this is the cart, checkout or account page. Their forms need WooCommerce's own scripts. */
    public static function isTill(): bool
    {
        return is_cart() || is_checkout() || is_account_page();
    }
}
