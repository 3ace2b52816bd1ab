<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Tools\BuiltInEngine\Admin\FieldsGroup;
use Stallkeeper\Tools\BuiltInEngine\Admin\FieldsScreen;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexActions;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexBox;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexCommands;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexScreen;
use Stallkeeper\Tools\BuiltInEngine\Health\SiteHealth;
use Stallkeeper\Tools\BuiltInEngine\Listeners\LanguageListener;
use Stallkeeper\Tools\BuiltInEngine\Listeners\PostListener;
use Stallkeeper\Tools\BuiltInEngine\Listeners\PriceListener;
use Stallkeeper\Tools\BuiltInEngine\Listeners\SaleDates;
use Stallkeeper\Tools\BuiltInEngine\Listeners\TermAndAuthorListener;
use Stallkeeper\Tools\BuiltInEngine\Storage\DeletedSite;
use Stallkeeper\Tools\BuiltInEngine\Storage\ServerList;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileListener;
use Stallkeeper\Tools\Search\Records\RecordFingerprint;

/** The search engine of the plugin: follows changes, builds the index, and reports its state. */
final class BuiltInEngineFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('wp_loaded', [IndexScheduler::class, 'compareOptions']);
        // Before WordPress flushes its buffers (1), so that a removal takes effect before the visitor has the page.
        $hooks->add('shutdown', [IndexScheduler::class, 'withdrawChangedPosts'], 0);
        // Last, because the worker completes the response before it indexes, and WooCommerce saves the cart at 20.
        $hooks->add('shutdown', [IndexScheduler::class, 'updateIndex'], PHP_INT_MAX - 1);
        $hooks->add('stallkeeper_search_work', [IndexScheduler::class, 'runScheduledWork']);
        $hooks->add('stallkeeper_search_audit', [IndexScheduler::class, 'compareWithDatabase']);
        $hooks->add('stallkeeper_reindex', [IndexScheduler::class, 'rebuildIndex']);

        foreach (['pre_post_update', 'before_delete_post', 'wp_trash_post', 'untrash_post'] as $hook) {
            $hooks->add($hook, [PostListener::class, 'queueBeforeChange']);
        }
        foreach (['wp_after_insert_post', 'after_delete_post', 'clean_post_cache'] as $hook) {
            $hooks->add($hook, [PostListener::class, 'queueAfterChange'], 10, 2);
        }
        $hooks->add('transition_post_status', [PostListener::class, 'queueAfterTransition'], 10, 3);
        $hooks->add('set_object_terms', [PostListener::class, 'queueAfterTermChange']);
        $hooks->add('deleted_term_relationships', [PostListener::class, 'queueAfterTermChange']);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            $hooks->add($hook, [PostListener::class, 'queueAfterMetaChange'], 10, 3);
        }
        $hooks->add('delete_post_meta', [PostListener::class, 'queueBeforeMetaIsDeleted'], 10, 3);
        $hooks->add('woocommerce_updated_product_sales', [PostListener::class, 'queueAfterSale']);
        $hooks->add('add_option_sticky_posts', [PostListener::class, 'queueFirstStickyPosts'], 10, 2);
        $hooks->add('update_option_sticky_posts', [PostListener::class, 'queueStickyPosts'], 10, 2);

        $hooks->add('edited_term', [TermAndAuthorListener::class, 'queuePostsOfTerm'], 10, 2);
        $hooks->add('edit_terms', [TermAndAuthorListener::class, 'rememberTerm'], 10, 2);
        $hooks->add('edited_term', [TermAndAuthorListener::class, 'queuePostsOfSubtermsAfterChange'], 10, 3);
        // WordPress deletes the relationships before `delete_term`. `deleted_term_relationships` queues the posts
        // again.
        $hooks->add('pre_delete_term', [TermAndAuthorListener::class, 'queuePostsOfDeletedTerm'], 10, 2);
        $hooks->add('profile_update', [TermAndAuthorListener::class, 'queuePostsOfRenamedUser'], 10, 2);
        $hooks->add('delete_user', [TermAndAuthorListener::class, 'queuePostsOfLeavingUser']);
        $hooks->add('deleted_user', [TermAndAuthorListener::class, 'queuePostsOfDeletedUser']);
        $hooks->add('remove_user_from_blog', [TermAndAuthorListener::class, 'queuePostsOfLeavingUser']);

        $hooks->add('wpml_translation_update', [LanguageListener::class, 'queueAfterUpdate']);
        $hooks->add('clean_term_cache', [LanguageListener::class, 'queueAfterMassChange'], 10, 2);

        if (function_exists('WC')) {
            $this->addShopHooks($hooks);
        }

        foreach (['add_option_', 'update_option_'] as $hook) {
            $hooks->add($hook . 'woocommerce_coming_soon', [SiteFileListener::class, 'writeSiteFile']);
        }
        foreach (['add_option_', 'update_option_', 'delete_option_'] as $hook) {
            $hooks->add($hook . 'stallkeeper_synonyms', [SiteFileListener::class, 'writeWords']);
        }
        $hooks->add('wp_update_site', [SiteFileListener::class, 'updateSiteOfNetwork']);
        // Before and after WordPress drops the tables of the site at 10.
        $hooks->add('wp_uninitialize_site', [DeletedSite::class, 'deleteIndex'], 5);
        $hooks->add('wp_uninitialize_site', [DeletedSite::class, 'deleteOtherFiles'], 20);
        foreach (['stallkeeper_search_audit', 'save_post', 'woocommerce_new_order'] as $hook) {
            $hooks->add($hook, [ServerList::class, 'recordServer'], 10, 0);
        }

        $hooks->add('stallkeeper_owner_menu', [IndexScreen::class, 'addPage']);
        $hooks->add('stallkeeper_overview', [IndexBox::class, 'addBox']);
        $hooks->add('stallkeeper_checklist', [IndexBox::class, 'addStep']);
        $hooks->add('stallkeeper_settings_groups', [FieldsGroup::class, 'addGroup']);
        $hooks->add('stallkeeper_owner_menu', [FieldsScreen::class, 'addPage']);
        $hooks->add('stallkeeper_search_preview_links', [FieldsScreen::class, 'addPreviewLink']);
        $hooks->add('admin_post_stallkeeper_search_index', [IndexActions::class, 'runAction']);
        $hooks->add('cli_init', [IndexCommands::class, 'addCommands']);
        $hooks->add('site_status_tests', [SiteHealth::class, 'addTests']);
        $hooks->add('debug_information', [SiteHealth::class, 'addInformation']);
        $hooks->add('rest_api_init', [SiteHealth::class, 'registerRoute']);
    }

    /** Prices that depend on settings, tax rates, children or dates. */
    private function addShopHooks(Hooks $hooks): void
    {
        foreach (['added', 'updated', 'deleted'] as $change) {
            $hooks->add("woocommerce_tax_rate_$change", [PriceListener::class, 'queueAll']);
        }
        foreach (RecordFingerprint::PRICE_OPTIONS as $option) {
            $hooks->add("add_option_$option", [PriceListener::class, 'sendAll']);
            $hooks->add("update_option_$option", [PriceListener::class, 'sendAll']);
        }
        $hooks->add('woocommerce_update_product', [PriceListener::class, 'queueGroups']);
        $hooks->add('transition_post_status', [PriceListener::class, 'queueGroupsAfterTransition'], 10, 3);
        $hooks->add('after_delete_post', [PriceListener::class, 'queueGroupsAfterDeletion'], 10, 2);
        $hooks->add('added_post_meta', [SaleDates::class, 'noteDate'], 10, 4);
        $hooks->add('updated_post_meta', [SaleDates::class, 'noteDate'], 10, 4);
        $hooks->add('stallkeeper_search_sale', [SaleDates::class, 'queueDue']);
    }
}
