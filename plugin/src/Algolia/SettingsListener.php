<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

/** Forgets the results and failures of the hosted provider when its settings change. */
final class SettingsListener
{
    public function __construct(private readonly Provider $provider) {}

    /** Hooks: `stallkeeper_algolia_forget`, `add_option_stallkeeper_algolia`, `update_option_stallkeeper_algolia`. */
    public function forgetResults(): void
    {
        $this->provider->forget();
    }
}
