<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

/** Puts the number of products and the sort order into one bar, in shop and category archives. */
final class ProductListHead
{
    public function addHooks(): void
    {
        // Wrap the count (priority 20) and the order (priority 30).
        add_action('woocommerce_before_shop_loop', [$this, 'openBar'], 19);
        add_action('woocommerce_before_shop_loop', [$this, 'closeBar'], 31);
        add_filter('subcategory_archive_thumbnail_size', [$this, 'setThumbnailSize']);
    }

    /** Hook: `woocommerce_before_shop_loop`. */
    public function openBar(): void
    {
        echo '<div class="shop-bar">';
    }

    /** Hook: `woocommerce_before_shop_loop`. */
    public function closeBar(): void
    {
        echo '</div>';
    }

    /** Hook: `subcategory_archive_thumbnail_size`. */
    public function setThumbnailSize(): string
    {
        return 'woocommerce_thumbnail';
    }
}
