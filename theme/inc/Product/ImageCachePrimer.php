<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WC_Product;
use WP_Query;

/**
 * Loads all product images of a page with two queries. WooCommerce before 10 queries the post and the metadata of each
 * image separately.
 */
final class ImageCachePrimer
{
    /** Hook: `woocommerce_before_shop_loop`. */
    public function primeList(): void
    {
        $query = $GLOBALS['wp_query'] ?? null;
        if ($query instanceof WP_Query) {
            update_post_thumbnail_cache($query);
        }
    }

    /** Hook: `woocommerce_before_single_product`. */
    public function primeProduct(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if ($product instanceof WC_Product) {
            $this->load([$product->get_image_id(), ...$product->get_gallery_image_ids()]);
        }
    }

    /**
     * Hook: `woocommerce_before_template_part`.
     *
     * Handles related products, up-sells and cross-sells, which pass their products to a template.
     */
    public function primeTemplate(mixed $name, mixed $path, mixed $located, mixed $args): void
    {
        foreach (['related_products', 'upsells', 'cross_sells'] as $list) {
            $products = is_array($args) ? $args[$list] ?? null : null;
            if (is_array($products)) {
                $this->primeProducts($products);
            }
        }
    }

    /** @param array<mixed> $products values that are no products are ignored */
    public function primeProducts(array $products): void
    {
        $this->load(
            array_map(
                static fn(mixed $product): mixed => $product instanceof WC_Product ? $product->get_image_id() : 0,
                $products,
            ),
        );
    }

    /** @param array<mixed> $ids attachment IDs */
    private function load(array $ids): void
    {
        $ids = array_map('intval', array_filter($ids, 'is_numeric'));
        if (array_filter($ids) !== []) {
            _prime_post_caches(array_values(array_filter($ids)), false, true);
        }
    }
}
