<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records\Text;

use WP_Query;

/**
 * Removes lists of other posts from a record. A listed post may be withdrawn later, but its title would stay in the
 * record.
 *
 * BLOCKS and SHORTCODES are the lists of WordPress and WooCommerce. Lists of other plugins stay empty: while a record
 * is created, queries for public posts and for comments return nothing.
 */
final class DynamicLists
{
    /** Default value of the filter `stallkeeper_search_list_blocks`. */
    public const BLOCKS = [
        'core/archives',
        'core/calendar',
        'core/categories',
        'core/comments',
        'core/latest-comments',
        'core/latest-posts',
        'core/legacy-widget',
        'core/loginout',
        'core/navigation',
        'core/page-list',
        'core/post-comments',
        'core/post-comments-form',
        'core/post-navigation-link',
        'core/query',
        'core/rss',
        'core/search',
        'core/tag-cloud',
        'core/template-part',
        'core/widget-group',
        'woocommerce/active-filters',
        'woocommerce/all-products',
        'woocommerce/all-reviews',
        'woocommerce/attribute-filter',
        'woocommerce/cart',
        'woocommerce/checkout',
        'woocommerce/classic-shortcode',
        'woocommerce/featured-category',
        'woocommerce/featured-product',
        'woocommerce/filter-wrapper',
        'woocommerce/handpicked-products',
        'woocommerce/legacy-template',
        'woocommerce/mini-cart',
        'woocommerce/price-filter',
        'woocommerce/product-best-sellers',
        'woocommerce/product-categories',
        'woocommerce/product-category',
        'woocommerce/product-collection',
        'woocommerce/product-filters',
        'woocommerce/product-new',
        'woocommerce/product-on-sale',
        'woocommerce/product-search',
        'woocommerce/product-tag',
        'woocommerce/product-top-rated',
        'woocommerce/products-by-attribute',
        'woocommerce/rating-filter',
        'woocommerce/related-products',
        'woocommerce/reviews-by-category',
        'woocommerce/reviews-by-product',
        'woocommerce/single-product',
        'woocommerce/stock-filter',
    ];

    /** Default value of the filter `stallkeeper_search_list_shortcodes`. */
    public const SHORTCODES = [
        'add_to_cart',
        'add_to_cart_url',
        'best_selling_products',
        'featured_products',
        'product',
        'product_attribute',
        'product_categories',
        'product_category',
        'product_page',
        'products',
        'recent_products',
        'related_products',
        'sale_products',
        'shop_messages',
        'top_rated_products',
        'woocommerce_cart',
        'woocommerce_checkout',
        'woocommerce_my_account',
        'woocommerce_order_tracking',
    ];

    private const FILTERS = [
        'pre_render_block' => 'emptyBlock',
        'pre_do_shortcode_tag' => 'emptyShortcode',
        'posts_pre_query' => 'emptyQuery',
        'comments_pre_query' => 'emptyCommentQuery',
    ];

    /** @var list<mixed> */
    private array $blocks = [];

    /** @var list<mixed> */
    private array $shortcodes = [];

    private bool $isRunning = false;

    /**
     * Filter `stallkeeper_search_list_blocks`: names of blocks that list other posts. Their output is not indexed.
     * Filter `stallkeeper_search_list_shortcodes`: names of shortcodes that list other posts. Their output is not
     * indexed.
     *
     * @template T
     *
     * @param callable(): T $work renders the content of a post
     *
     * @return T
     */
    public function without(callable $work): mixed
    {
        if ($this->isRunning) {
            return $work();
        }
        $this->blocks = self::list(apply_filters('stallkeeper_search_list_blocks', self::BLOCKS));
        $this->shortcodes = self::list(apply_filters('stallkeeper_search_list_shortcodes', self::SHORTCODES));
        $this->isRunning = true;
        foreach (self::FILTERS as $filter => $method) {
            add_filter($filter, [$this, $method], PHP_INT_MAX, 2);
        }
        try {
            return $work();
        } finally {
            foreach (self::FILTERS as $filter => $method) {
                remove_filter($filter, [$this, $method], PHP_INT_MAX);
            }
            $this->isRunning = false;
        }
    }

    /**
     * Hook: `pre_render_block`, while a record is created and after all other callbacks.
     *
     * @param mixed $rendered null if WordPress is going to render the block
     */
    public function emptyBlock(mixed $rendered, mixed $block): mixed
    {
        return is_array($block) && in_array($block['blockName'] ?? null, $this->blocks, true) ? '' : $rendered;
    }

    /**
     * Hook: `pre_do_shortcode_tag`, while a record is created and after all other callbacks.
     *
     * @param mixed $output false if WordPress is going to run the shortcode
     */
    public function emptyShortcode(mixed $output, mixed $tag): mixed
    {
        return in_array($tag, $this->shortcodes, true) ? '' : $output;
    }

    /**
     * Hook: `posts_pre_query`, while a record is created and after all other callbacks.
     *
     * Empties queries for viewable post types except attachments. Other types, such as forms, tables and patterns, have
     * no pages of their own.
     *
     * @param mixed $posts null if WordPress is going to query the database
     */
    public function emptyQuery(mixed $posts, mixed $query): mixed
    {
        if (!($query instanceof WP_Query)) {
            return $posts;
        }
        foreach ((array) ($query->get('post_type') ?: 'post') as $type) {
            if ($type === 'any' || ($type !== 'attachment' && is_string($type) && is_post_type_viewable($type))) {
                return [];
            }
        }

        return $posts;
    }

    /**
     * Hook: `comments_pre_query`, while a record is created and after all other callbacks.
     *
     * @param mixed $query WP_Comment_Query
     */
    public function emptyCommentQuery(mixed $comments, mixed $query): mixed
    {
        $isCount = $query instanceof \WP_Comment_Query && !empty($query->query_vars['count']);

        return $isCount ? 0 : [];
    }

    /** @return list<mixed> */
    private static function list(mixed $filtered): array
    {
        return is_array($filtered) ? array_values($filtered) : [];
    }
}
