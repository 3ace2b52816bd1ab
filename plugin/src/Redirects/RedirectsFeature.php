<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Redirects;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Queries that lead to a page of this site instead of to results. */
final class RedirectsFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        // Before other plugins change the query.
        $hooks->add('pre_get_posts', [SearchRedirect::class, 'redirectSearch'], 1);
        $hooks->add('wp_enqueue_scripts', [SearchRedirect::class, 'enqueueScript']);
        $hooks->add('stallkeeper_settings_groups', [RedirectsGroup::class, 'addGroup']);
        $hooks->add('stallkeeper_owner_menu', [RedirectsScreen::class, 'addPage']);
        // After adding a synonym and pinning a product.
        $hooks->add('stallkeeper_query_actions', [RedirectsScreen::class, 'addQueryAction'], 30, 2);
    }
}
