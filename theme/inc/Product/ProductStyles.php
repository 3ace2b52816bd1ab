<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Shop\ShopStyles;
use WP_Post;

/** Enqueues the stylesheet of product pages. */
final class ProductStyles
{
    private const STYLE = 'build/product-page.css';

    public function __construct(private readonly Assets $assets, private readonly ShopStyles $shop) {}

    /** Hook: `wp_enqueue_scripts`, after the styles of the shop (21). */
    public function enqueueOnProductPages(): void
    {
        $post = get_queried_object();
        if (is_product() || ($post instanceof WP_Post && str_contains($post->post_content, '[product_page'))) {
            $this->enqueue();
        }
    }

    /** Hook: `woocommerce_before_single_product`. For a product that was not found before the head was printed. */
    public function enqueue(): void
    {
        $this->shop->enqueue();
        $this->assets->enqueueForContent('stallkeeper-product-page', self::STYLE, 'stallkeeper-shop');
    }
}
