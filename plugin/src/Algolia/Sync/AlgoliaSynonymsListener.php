<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Algolia\Provider;

/** Sends changed synonyms, stop words and plurals to the hosted provider in the scheduled event. */
final class AlgoliaSynonymsListener
{
    /**
     * @param Lazy<AlgoliaSync> $sync
     * @param Lazy<Provider> $provider
     */
    public function __construct(
        #[LazyService(AlgoliaSync::class)] private readonly Lazy $sync,
        #[LazyService(Provider::class)] private readonly Lazy $provider,
    ) {}

    /**
     * Hooks: `add_option_stallkeeper_search_words`, `update_option_stallkeeper_search_words`,
     * `delete_option_stallkeeper_search_words`.
     */
    public function sendWords(): void
    {
        $this->sync->get()->pushSettingsLater();
        $this->provider->get()->forget();
    }
}
