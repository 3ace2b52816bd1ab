<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Privacy;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** What pages in shared caches contain, and when they are outdated. */
final class PrivacyFeature extends Feature
{
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
        'update_option_stallkeeper_search_words',
        'update_option_stallkeeper_search_pinned',
        'update_option_stallkeeper_hosted',
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
        $hooks->add('wp_redirect', [OriginalQuery::class, 'addParameters']);
        foreach (self::CHANGES_EVERYWHERE as $hook) {
            $hooks->add($hook, [PageChanges::class, 'noteChange'], 10, 0);
        }
        $hooks->add('clean_post_cache', [PageChanges::class, 'notePost'], 10, 2);
        $hooks->add('comment_post', [PageChanges::class, 'noteComment'], 10, 2);
        // After the search index was updated. Otherwise a cache could store outdated results.
        $hooks->addIfCreated('shutdown', [PageChanges::class, 'announce'], PHP_INT_MAX);
    }
}
