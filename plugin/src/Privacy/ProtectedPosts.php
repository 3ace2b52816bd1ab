<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Privacy;

use Stallkeeper\Render\Http\Input;
use WP_Post;
use WP_Query;

/**
 * Excludes password-protected posts and products from lists, so that their images, prices and descriptions appear only
 * on their own pages. Lists do not change after a visitor has entered the password: a page with a list is the same for
 * all visitors.
 */
final class ProtectedPosts
{
    /** Blocks that show one product, chosen by their attribute `productId`. */
    private const PRODUCT_BLOCKS = ['woocommerce/featured-product', 'woocommerce/single-product'];

    /**
     * Hook: `pre_get_posts`.
     *
     * Excludes protected posts from the journal, archives, shop, product categories and feeds.
     */
    public function excludeFromMainQuery(WP_Query $query): void
    {
        if (!is_admin() && $query->is_main_query() && !$query->is_singular()) {
            $query->set('has_password', false);
        }
    }

    /**
     * Hook: `widget_posts_args` and other filters of query arguments.
     *
     * @param mixed $args arguments of WP_Query
     *
     * @return ($args is array ? array<array-key, mixed> : mixed)
     */
    public function excludeFromList(mixed $args): mixed
    {
        return is_array($args) ? ['has_password' => false] + $args : $args;
    }

    /**
     * Hook: `pre_render_block`.
     *
     * The block "Latest Posts" has no filter for its query. So this hooks into the next query, which is the block's.
     */
    public function prepareLatestPosts(mixed $rendered, mixed $block): mixed
    {
        if ($rendered === null && is_array($block) && ($block['blockName'] ?? '') === 'core/latest-posts') {
            add_action('pre_get_posts', [$this, 'excludeFromNextQuery']);
        }

        return $rendered;
    }

    /** Hook: `pre_get_posts`. */
    public function excludeFromNextQuery(WP_Query $query): void
    {
        remove_action('pre_get_posts', [$this, 'excludeFromNextQuery']);
        $query->set('has_password', false);
    }

    /**
     * Hook: `get_previous_post_where` and `get_next_post_where`.
     *
     * @param mixed $where SQL condition, in which `p` is the posts table
     */
    public function excludeFromNeighbours(mixed $where): mixed
    {
        return is_string($where) ? "$where AND p.post_password = ''" : $where;
    }

    /**
     * Hook: `woocommerce_product_is_visible`.
     *
     * WooCommerce applies this filter to lists, related products and cross-sells. In the cart the product loses its
     * link.
     */
    public function isProductVisible(mixed $isVisible, mixed $id): bool
    {
        return (bool) $isVisible && !$this->isProtectedProduct($id);
    }

    /**
     * Hook: `woocommerce_blocks_product_grid_item_html`.
     *
     * @param mixed $product WC_Product in a list of a WooCommerce block
     */
    public function hideGridItem(mixed $html, mixed $data, mixed $product): mixed
    {
        return $product instanceof \WC_Product && $this->isProtectedProduct($product->get_id()) ? '' : $html;
    }

    /** Hook: `render_block`. */
    public function hideProductBlock(mixed $html, mixed $block): mixed
    {
        if (!is_array($block) || !in_array($block['blockName'] ?? '', self::PRODUCT_BLOCKS, true)) {
            return $html;
        }

        return $this->isProtectedProduct(Input::fromArray($block)->at('attrs')->all()['productId'] ?? 0) ? '' : $html;
    }

    /** A variation has the password of its parent product. */
    private function isProtectedProduct(mixed $id): bool
    {
        $post = is_numeric($id) ? get_post((int) $id) : null;
        $parent =
            $post instanceof WP_Post && $post->post_type === 'product_variation' ? get_post($post->post_parent) : null;

        return ($post instanceof WP_Post && $post->post_password !== '') ||
            ($parent instanceof WP_Post && $parent->post_password !== '');
    }
}
