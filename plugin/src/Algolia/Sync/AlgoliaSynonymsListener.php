<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Tools\Algolia\Provider;

/** Sends changed synonyms, stop words and plurals to the hosted provider in the scheduled event. */
final class AlgoliaSynonymsListener
{
    public function __construct(private readonly AlgoliaSync $sync, private readonly Provider $provider) {}

    /**
     * Hooks: `add_option_stallkeeper_synonyms`, `update_option_stallkeeper_synonyms`,
     * `delete_option_stallkeeper_synonyms`.
     */
    public function sendWords(): void
    {
        $this->sync->pushSettingsLater();
        $this->provider->forget();
    }
}
