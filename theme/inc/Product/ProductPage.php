<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

/** Settings of a product page. woocommerce/single-product/tabs/tabs.php shows its tabs as sections. */
final class ProductPage
{
    /**
     * Number of related products. WooCommerce repeats the query on every page that has fewer related products than this
     * number.
     */
    private const RELATED = 3;

    /**
     * Hook: `woocommerce_output_related_products_args`.
     *
     * @param  array<string, mixed> $args arguments of woocommerce_related_products()
     * @return array<string, mixed>
     */
    public function limitRelatedProducts(array $args): array
    {
        return [...$args, 'posts_per_page' => self::RELATED, 'columns' => self::RELATED];
    }
}
