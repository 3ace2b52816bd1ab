<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

use WP_Post;
use WP_Query;

/**
 * Keeps posts and products with a password out of lists, so that their pictures, prices and descriptions are on their own
 * pages only. Lists do not change for a visitor who has entered the password: a page that lists posts is the same for all.
 */
final class ProtectedPosts
{
    /** Blocks that show one product, chosen by their attribute `productId`. */
    private const PRODUCT_BLOCKS = ['woocommerce/featured-product', 'woocommerce/single-product'];

    public function addHooks(): void
    {
        // After WooCommerce, which makes the shop page a list at priority 10.
        add_action('pre_get_posts', [$this, 'excludeFromMainQuery'], 20);
        foreach (['widget_posts_args', 'query_loop_block_query_vars', 'woocommerce_shortcode_products_query', 'woocommerce_products_widget_query_args'] as $filter) {
            add_filter($filter, [$this, 'exclude']);
        }
        add_filter('get_previous_post_where', [$this, 'excludeFromNeighbours']);
        add_filter('get_next_post_where', [$this, 'excludeFromNeighbours']);
        add_filter('woocommerce_product_is_visible', [$this, 'isProductVisible'], 10, 2);
        add_filter('woocommerce_blocks_product_grid_item_html', [$this, 'gridItem'], 10, 3);
        add_filter('render_block', [$this, 'productBlock'], 10, 2);
        // After all who may render the block themselves.
        add_filter('pre_render_block', [$this, 'prepareLatestPosts'], PHP_INT_MAX, 2);
    }

    /**
     * Whether a post is published for everybody, and nobody needs a password for it.
     *
     * @phpstan-assert-if-true WP_Post $post
     */
    public static function isListed(mixed $post): bool
    {
        return $post instanceof WP_Post && $post->post_status === 'publish' && $post->post_password === '';
    }

    /** Journal, archives, shop, product categories, feeds. */
    public function excludeFromMainQuery(WP_Query $query): void
    {
        if (!is_admin() && $query->is_main_query() && !$query->is_singular()) {
            $query->set('has_password', false);
        }
    }

    /**
     * @param mixed $args of WP_Query
     *
     * @return ($args is array ? array<array-key, mixed> : mixed)
     */
    public function exclude(mixed $args): mixed
    {
        return is_array($args) ? ['has_password' => false] + $args : $args;
    }

    /** The block "Latest Posts" has no filter for its query, which is the next one. */
    public function prepareLatestPosts(mixed $rendered, mixed $block): mixed
    {
        if ($rendered === null && is_array($block) && ($block['blockName'] ?? '') === 'core/latest-posts') {
            add_action('pre_get_posts', [$this, 'excludeFromNextQuery']);
        }

        return $rendered;
    }

    public function excludeFromNextQuery(WP_Query $query): void
    {
        remove_action('pre_get_posts', [$this, 'excludeFromNextQuery']);
        $query->set('has_password', false);
    }

    /** @param mixed $where an SQL condition, in which `p` is the table of posts */
    public function excludeFromNeighbours(mixed $where): mixed
    {
        return is_string($where) ? "$where AND p.post_password = ''" : $where;
    }

    /** WooCommerce asks this for lists, related products and cross-sells; a line of the cart loses its link. */
    public function isProductVisible(mixed $isVisible, mixed $id): bool
    {
        return (bool) $isVisible && !self::isProtectedProduct($id);
    }

    /** @param mixed $product WC_Product, in a list of one of WooCommerce's blocks */
    public function gridItem(mixed $html, mixed $data, mixed $product): mixed
    {
        return $product instanceof \WC_Product && self::isProtectedProduct($product->get_id()) ? '' : $html;
    }

    public function productBlock(mixed $html, mixed $block): mixed
    {
        if (!is_array($block) || !in_array($block['blockName'] ?? '', self::PRODUCT_BLOCKS, true)) {
            return $html;
        }
        $id = is_array($block['attrs'] ?? null) ? $block['attrs']['productId'] ?? 0 : 0;

        return self::isProtectedProduct($id) ? '' : $html;
    }

    /** A variation has the password of its product. */
    private static function isProtectedProduct(mixed $id): bool
    {
        $post = is_numeric($id) ? get_post((int) $id) : null;
        $parent = $post instanceof WP_Post && $post->post_type === 'product_variation' ? get_post($post->post_parent) : null;

        return ($post instanceof WP_Post && $post->post_password !== '') || ($parent instanceof WP_Post && $parent->post_password !== '');
    }
}
