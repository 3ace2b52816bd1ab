<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop\Product;

/** Shop and category archives: the number of products and their order in one bar. */
final class Catalog
{
    public function addHooks(): void
    {
        // Around the count (20) and the order (30).
        add_action('woocommerce_before_shop_loop', static function (): void {
            echo '<div class="shop-bar">';
        }, 19);
        add_action('woocommerce_before_shop_loop', static function (): void {
            echo '</div>';
        }, 31);
        add_filter('subcategory_archive_thumbnail_size', static fn(): string => 'woocommerce_thumbnail');
    }
}
