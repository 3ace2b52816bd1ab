<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Tools\Algolia\Provider;
use Stallkeeper\Tools\Search\Fields\SearchFields;

/** Sends changed fields of the search to the hosted provider in the scheduled event. */
final class AlgoliaFieldsListener
{
    public function __construct(
        private readonly AlgoliaSync $sync,
        private readonly AlgoliaIndexes $indexes,
        private readonly Provider $provider,
    ) {}

    /** Hook: `add_option_stallkeeper_search_fields`. */
    public function sendFirstFields(mixed $name, mixed $now): void
    {
        $this->sendFields([], $now);
    }

    /** Hook: `update_option_stallkeeper_search_fields`. */
    public function sendFields(mixed $before, mixed $now): void
    {
        if (!$this->indexes->isConfigured()) {
            return;
        }
        // Only comments change the records, so the others need no upload of all posts, which may cost money.
        if (SearchFields::includesComments($before) === SearchFields::includesComments($now)) {
            $this->sync->pushSettingsLater();
        } else {
            $this->sync->rebuild();
        }
        $this->provider->forget();
    }
}
