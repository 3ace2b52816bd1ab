<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Privacy;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/**
 * Keeps data of visitors out of shared caches, tells caches about changed pages, and leaves posts with a password out
 * of lists.
 */
final class PrivacyFeature extends Feature
{
    /** Filters of the arguments of queries for lists. */
    private const LIST_ARGUMENTS = [
        'widget_posts_args',
        'query_loop_block_query_vars',
        'woocommerce_shortcode_products_query',
        'woocommerce_products_widget_query_args',
    ];

    /** Changes that may concern every page. */
    private const CHANGES_EVERYWHERE = [
        'created_term',
        'edited_term',
        'delete_term',
        'wp_update_nav_menu',
        'customize_save_after',
        'switch_theme',
        'activated_plugin',
        'deactivated_plugin',
        'permalink_structure_changed',
        'update_option_blogname',
        'update_option_blogdescription',
        'update_option_sidebars_widgets',
        'update_option_stallkeeper_synonyms',
        'update_option_stallkeeper_pinned_results',
        'stallkeeper_pinned_results_dates',
        'add_option_stallkeeper_redirects',
        'update_option_stallkeeper_redirects',
        'delete_option_stallkeeper_redirects',
        'update_option_stallkeeper_algolia',
        'wp_set_comment_status',
        'woocommerce_product_set_stock',
        'woocommerce_product_set_stock_status',
        'woocommerce_variation_set_stock',
        'woocommerce_tax_rate_added',
        'woocommerce_tax_rate_updated',
        'woocommerce_tax_rate_deleted',
    ];

    public function addHooks(Hooks $hooks): void
    {
        // First, and again after callbacks that set cookies.
        $hooks->add('template_redirect', [PrivateResponses::class, 'sendHeaders'], PHP_INT_MIN + 1);
        $hooks->add('template_redirect', [PrivateResponses::class, 'sendHeaders'], PHP_INT_MAX);
        if (function_exists('WC')) {
            $hooks->add('stallkeeper_response_is_private', [VisitorPages::class, 'isPrivate']);
        }
        $this->addProtectedPosts($hooks);

        $hooks->add('wp_redirect', [OriginalQuery::class, 'addParameters']);
        foreach (self::CHANGES_EVERYWHERE as $hook) {
            $hooks->add($hook, [PageChanges::class, 'noteChange'], 10, 0);
        }
        $hooks->add('clean_post_cache', [PageChanges::class, 'notePost'], 10, 2);
        $hooks->add('comment_post', [PageChanges::class, 'noteComment'], 10, 2);
        // After the search index was updated. Otherwise a cache could store outdated results.
        $hooks->addIfCreated('shutdown', [PageChanges::class, 'announce'], PHP_INT_MAX);
    }

    private function addProtectedPosts(Hooks $hooks): void
    {
        // Run after WooCommerce, which turns the shop page into a list at priority 10.
        $hooks->add('pre_get_posts', [ProtectedPosts::class, 'excludeFromMainQuery'], 20);
        foreach (self::LIST_ARGUMENTS as $filter) {
            $hooks->add($filter, [ProtectedPosts::class, 'excludeFromList']);
        }
        $hooks->add('get_previous_post_where', [ProtectedPosts::class, 'excludeFromNeighbours']);
        $hooks->add('get_next_post_where', [ProtectedPosts::class, 'excludeFromNeighbours']);
        $hooks->add('woocommerce_product_is_visible', [ProtectedPosts::class, 'isProductVisible'], 10, 2);
        $hooks->add('woocommerce_blocks_product_grid_item_html', [ProtectedPosts::class, 'hideGridItem'], 10, 3);
        $hooks->add('render_block', [ProtectedPosts::class, 'hideProductBlock'], 10, 2);
        // Run after all callbacks that may render the block themselves.
        $hooks->add('pre_render_block', [ProtectedPosts::class, 'prepareLatestPosts'], PHP_INT_MAX, 2);
    }
}
