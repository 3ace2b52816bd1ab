<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

/** Puts the number of products and the sort order into one bar, in shop and category archives. */
final class ProductListHead
{
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
