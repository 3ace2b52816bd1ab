<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaCopy;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaFieldsListener;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaRules;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaSync;
use Stallkeeper\Tools\Algolia\Sync\QueueTable;
use Stallkeeper\Tools\Algolia\Sync\SyncEvent;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Search\Indexing\HostedCopy;

/** Search with Algolia, or with a server that speaks its protocol. */
final class AlgoliaFeature extends Feature
{
    public function addServices(Container $services): void
    {
        $services->set(
            SearchBackend::class,
            static fn(Container $container): SearchBackend => $container->get(AlgoliaBackend::class),
        );
        $services->set(
            HostedCopy::class,
            static fn(Container $container): HostedCopy => $container->get(AlgoliaCopy::class),
        );
    }

    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_algolia_forget', [Provider::class, 'forget']);
        foreach (['add_option_', 'update_option_'] as $hook) {
            $hooks->add($hook . 'stallkeeper_algolia', [Provider::class, 'forget']);
        }
        $hooks->add('stallkeeper_overview', [AlgoliaBox::class, 'addBox']);
        $hooks->add('stallkeeper_settings_groups', [AlgoliaGroup::class, 'addGroup']);
        $hooks->add('stallkeeper_owner_menu', [AlgoliaScreen::class, 'addPage']);
        $hooks->add('admin_init', [AlgoliaScreen::class, 'registerSettings']);
        $hooks->add('stallkeeper_algolia_sync', [SyncEvent::class, 'sendChanges']);
        foreach (['add_option_', 'update_option_'] as $hook) {
            $hooks->add($hook . 'stallkeeper_pinned_results', [AlgoliaRules::class, 'queue']);
        }
        $hooks->add('stallkeeper_pinned_results_dates', [AlgoliaRules::class, 'queue']);
        foreach (['add_option_', 'update_option_', 'delete_option_'] as $hook) {
            $hooks->add($hook . 'stallkeeper_synonyms', [AlgoliaSync::class, 'pushSettingsLater']);
            $hooks->add($hook . 'stallkeeper_synonyms', [Provider::class, 'forget']);
        }
        $hooks->add('add_option_stallkeeper_search_fields', [AlgoliaFieldsListener::class, 'sendFirstFields'], 10, 2);
        $hooks->add('update_option_stallkeeper_search_fields', [AlgoliaFieldsListener::class, 'sendFields'], 10, 2);
        // WordPress creates the tables of the site with priority 10.
        $hooks->add('wp_initialize_site', [NewSite::class, 'prepare'], 20);
        $hooks->add('wpmu_drop_tables', [QueueTable::class, 'addTable']);
    }
}
