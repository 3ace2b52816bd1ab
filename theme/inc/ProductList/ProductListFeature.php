<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Lists of products: their cards, the bar above them, and the sidebar. */
final class ProductListFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('woocommerce_before_shop_loop', [CardCachePrimer::class, 'primeList']);
        $hooks->add('woocommerce_before_template_part', [CardCachePrimer::class, 'primeTemplate'], 10, 4);
        // Before WooCommerce's callbacks, which it replaces.
        $hooks->add('woocommerce_before_shop_loop_item', [CardBadges::class, 'replaceTemplates'], PHP_INT_MIN + 1);
        $hooks->add('woocommerce_sale_flash', [CardBadges::class, 'addPercent'], 10, 3);
        $hooks->add('woocommerce_shop_loop_item_title', [CardDetails::class, 'printBrand'], 9);
        $hooks->add('woocommerce_after_shop_loop_item_title', [CardDetails::class, 'printColors'], 15);
        // Wrap the count (priority 20) and the order (priority 30).
        $hooks->add('woocommerce_before_shop_loop', [ProductListHead::class, 'openBar'], 19);
        $hooks->add('woocommerce_before_shop_loop', [ProductListHead::class, 'closeBar'], 31);
        $hooks->add('body_class', [ListView::class, 'addBodyClass']);
        // After the page numbers (10).
        $hooks->add('woocommerce_after_shop_loop', [ListView::class, 'printMore'], 11);
        $hooks->add('subcategory_archive_thumbnail_size', [ProductListHead::class, 'setThumbnailSize']);
        $hooks->add('woocommerce_before_main_content', [ShopSidebar::class, 'openFrame'], 5);
        $hooks->add('woocommerce_sidebar', [ShopSidebar::class, 'printSidebar']);
    }
}
