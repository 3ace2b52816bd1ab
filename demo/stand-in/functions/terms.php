<?php

/** WooCommerce's own functions about the terms of products. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/**
 * @param int $product_id
 * @param string $taxonomy
 * @param array{fields?: string, orderby?: string, order?: string} $args as of `wp_get_post_terms()`
 * @return list<mixed> terms, or what `fields` asks for
 */
function wc_get_product_terms($product_id, $taxonomy, $args = [])
{
    $terms = taxonomy_exists($taxonomy) ? wp_get_post_terms(Value::int($product_id), $taxonomy, $args) : [];

    return array_values(Value::array(apply_filters('woocommerce_get_product_terms', is_array($terms) ? array_values($terms) : [], $product_id, $taxonomy, $args)));
}

/** @return array<string, int> the marks that say where a product is seen, and their terms */
function wc_get_product_visibility_term_ids()
{
    $ids = array_fill_keys(['exclude-from-catalog', 'exclude-from-search', 'featured', 'outofstock', 'rated-1', 'rated-2', 'rated-3', 'rated-4', 'rated-5'], 0);
    foreach (Value::array(get_terms(['taxonomy' => 'product_visibility', 'hide_empty' => false])) as $term) {
        if ($term instanceof WP_Term && isset($ids[$term->slug])) {
            $ids[$term->slug] = $term->term_taxonomy_id;
        }
    }
    return $ids;
}
