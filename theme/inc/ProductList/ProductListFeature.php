<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Lists of products: the bar above them, and the sidebar. */
final class ProductListFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        // Wrap the count (priority 20) and the order (priority 30).
        $hooks->add('woocommerce_before_shop_loop', [ProductListHead::class, 'openBar'], 19);
        $hooks->add('woocommerce_before_shop_loop', [ProductListHead::class, 'closeBar'], 31);
        $hooks->add('subcategory_archive_thumbnail_size', [ProductListHead::class, 'setThumbnailSize']);
        $hooks->add('woocommerce_before_main_content', [ShopSidebar::class, 'openFrame'], 5);
        $hooks->add('woocommerce_sidebar', [ShopSidebar::class, 'printSidebar']);
    }
}
