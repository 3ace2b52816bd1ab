<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Links below the results: terms and pages that match, and where to go if nothing was found. */
final class LinksFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('rest_api_init', [LinksEndpoint::class, 'registerRoute']);
        $hooks->add('stallkeeper_search_result_links', [ResultLinks::class, 'find'], 10, 3);
        $hooks->add('stallkeeper_suggestion_links', [ResultLinks::class, 'ofType'], 10, 2);
        foreach (['created_term', 'edited_term', 'delete_term'] as $hook) {
            $hooks->add($hook, [LinkListener::class, 'forgetTerm'], 10, 3);
        }
        $hooks->add('transition_post_status', [LinkListener::class, 'forgetPost'], 10, 3);
        foreach (['deleted_post', 'set_object_terms', 'deleted_term_relationships'] as $hook) {
            $hooks->add($hook, [LinkListener::class, 'forgetCounts'], 10, 0);
        }
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            $hooks->add($hook, [LinkListener::class, 'forgetExcluded'], 10, 3);
        }
    }
}
