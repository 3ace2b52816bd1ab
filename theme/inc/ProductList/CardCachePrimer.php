<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

use WC_Product;
use WC_Product_Variable;
use WP_Query;

/** Loads what the cards of a list need with a few queries, however many cards it has. */
final class CardCachePrimer
{
    /** Transients of WooCommerce, by variable product. */
    private const TRANSIENTS = ['wc_var_prices_', 'wc_product_children_'];

    public function __construct(private readonly CardSettings $settings) {}

    /** Hook: `woocommerce_before_shop_loop`. */
    public function primeList(): void
    {
        $query = $GLOBALS['wp_query'] ?? null;
        if ($query instanceof WP_Query) {
            $this->prime(array_map(wc_get_product(...), array_values(wp_list_pluck($query->posts ?? [], 'ID'))));
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
                $this->prime($products);
            }
        }
    }

    /** @param array<mixed> $products what is not a product is skipped */
    public function prime(array $products): void
    {
        $products = array_values(
            array_filter($products, static fn(mixed $product): bool => $product instanceof WC_Product),
        );
        $ids = array_map(static fn(WC_Product $product): int => $product->get_id(), $products);
        if ($ids === []) {
            return;
        }
        update_object_term_cache($ids, 'product');
        $images = $this->primeTerms($products);
        foreach ($products as $product) {
            $images[] = $product->get_image_id();
            if ($this->settings->has(CardSettings::SECOND_IMAGE)) {
                $images[] = $product->get_gallery_image_ids()[0] ?? 0;
            }
        }
        $images = array_filter(array_map(intval(...), array_filter($images, 'is_numeric')));
        if ($images !== []) {
            _prime_post_caches(array_values(array_unique($images)), false, true);
        }
        self::primeTransients($products);
    }

    /**
     * @param  list<WC_Product> $products
     * @return list<mixed> IDs of the images of their values
     */
    private function primeTerms(array $products): array
    {
        $terms = [];
        foreach ($products as $product) {
            $taxonomies = $product instanceof WC_Product_Variable ? CardDetails::attributes($product) : [];
            foreach ([...$taxonomies, CardDetails::BRAND] as $taxonomy) {
                $found = taxonomy_exists($taxonomy) ? get_the_terms($product->get_id(), $taxonomy) : [];
                foreach (is_array($found) ? $found : [] as $term) {
                    $terms[] = $term->term_id;
                }
            }
        }

        // The first call loads the metadata of all terms.
        return array_map(
            static fn(int $term): mixed => get_term_meta($term, 'image', true),
            array_values(array_unique($terms)),
        );
    }

    /** @param list<WC_Product> $products */
    private static function primeTransients(array $products): void
    {
        if (wp_using_ext_object_cache()) {
            return;
        }
        $options = [];
        foreach ($products as $product) {
            foreach ($product instanceof WC_Product_Variable ? self::TRANSIENTS : [] as $name) {
                $options[] = "_transient_$name{$product->get_id()}";
                $options[] = "_transient_timeout_$name{$product->get_id()}";
            }
        }
        wp_prime_option_caches($options);
    }
}
