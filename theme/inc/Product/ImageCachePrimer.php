<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WC_Product;

/**
 * Loads all images of a product page with two queries. WooCommerce before 10 queries the post and the metadata of each
 * image separately. For lists see CardCachePrimer.
 */
final class ImageCachePrimer
{
    /** Hook: `woocommerce_before_single_product`. */
    public function primeProduct(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if ($product instanceof WC_Product) {
            $this->load([$product->get_image_id(), ...$product->get_gallery_image_ids()]);
        }
    }

    /** @param array<mixed> $products other values than products are ignored */
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
