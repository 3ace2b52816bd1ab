<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;

/** Forgets the results and failures of the hosted provider when its settings change. */
final class SettingsListener
{
    /** @param Lazy<Provider> $provider */
    public function __construct(#[LazyService(Provider::class)] private readonly Lazy $provider) {}

    /** Hooks: `stallkeeper_hosted_forget`, `add_option_stallkeeper_hosted`, `update_option_stallkeeper_hosted`. */
    public function forgetResults(): void
    {
        $this->provider->get()->forget();
    }
}
