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

    public function addHooks(): void
    {
        foreach (
            ['woocommerce_product_description_heading', 'woocommerce_product_additional_information_heading']
            as $heading
        ) {
            // The template prints the heading of each section.
            add_filter($heading, '__return_empty_string');
        }
        add_filter('woocommerce_output_related_products_args', [$this, 'limitRelatedProducts']);
    }

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
