<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

/** Forgets the results and failures of the hosted provider when its settings change. */
final class SettingsListener
{
    public function addHooks(): void
    {
        foreach (['stallkeeper_hosted_forget', 'add_option_' . Settings::OPTION, 'update_option_' . Settings::OPTION] as $hook) {
            add_action($hook, [$this, 'forgetResults']);
        }
    }

    /** Hooks: `stallkeeper_hosted_forget`, `add_option_stallkeeper_hosted`, `update_option_stallkeeper_hosted`. */
    public function forgetResults(): void
    {
        Provider::forget();
    }
}
