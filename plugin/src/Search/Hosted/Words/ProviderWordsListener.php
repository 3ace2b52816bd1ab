<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Words;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Hosted\Provider;
use Stallkeeper\Tools\Search\Hosted\Sync\HostedSync;
use Stallkeeper\Tools\Search\Index\Words\WordOptions;

/** Sends changed synonyms, stop words and plurals to the hosted provider in the scheduled event. */
final class ProviderWordsListener
{
    /**
     * @param Lazy<HostedSync> $sync
     * @param Lazy<Provider> $provider
     */
    public function __construct(
        #[LazyService(HostedSync::class)] private readonly Lazy $sync,
        #[LazyService(Provider::class)] private readonly Lazy $provider,
    ) {}

    public function addHooks(): void
    {
        foreach (['add_option_', 'update_option_', 'delete_option_'] as $hook) {
            add_action($hook . WordOptions::OPTION, [$this, 'sendWords']);
        }
    }

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
