<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Tools\Search\Indexing\CurrentRules;

/** Results that a shop puts on top for a query. */
final class PinnedResultsFeature extends Feature
{
    public function addServices(Container $services): void
    {
        $services->set(
            CurrentRules::class,
            static fn(Container $container): CurrentRules => $container->get(PinnedResults::class),
        );
    }

    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_settings_groups', [PinnedGroup::class, 'addGroup']);
        foreach (['add_option_', 'update_option_', 'delete_option_'] as $hook) {
            $hooks->add($hook . 'stallkeeper_pinned_results', [PinnedDates::class, 'schedule']);
        }
        $hooks->add('stallkeeper_pinned_results_dates', [PinnedDates::class, 'apply']);
        $hooks->add('stallkeeper_owner_menu', [PinnedScreen::class, 'addPage']);
        $hooks->add('admin_enqueue_scripts', [PinnedAddition::class, 'enqueueScript']);
        $hooks->add('wp_ajax_stallkeeper_pinned_matches', [PinnedMatches::class, 'sendList']);
        // After WordPress's own links to edit the page.
        $hooks->add('admin_bar_menu', [PinnedLink::class, 'addLink'], 81);
        $hooks->add('stallkeeper_search_preview_links', [PinnedLink::class, 'addPreviewLink'], 10, 2);
        // After adding a synonym.
        $hooks->add('stallkeeper_query_actions', [PinnedLink::class, 'addQueryAction'], 20, 2);
    }
}
