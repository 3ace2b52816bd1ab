<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use Closure;
use Stallkeeper\Render\Services\Hooks as FeatureHooks;

/**
 * Creates all services of plugin and theme that have callbacks, before the first test. Tests restore the hooks that
 * were there before them, and a service that is created by a hook would have its callbacks in the first test only.
 */
final class StartedFeatures
{
    /** @param Closure(class-string): object $service function that returns a service */
    public static function start(Closure $service): void
    {
        $hooks = $service(FeatureHooks::class);
        foreach ($hooks instanceof FeatureHooks ? array_keys($hooks->callbacks()) : [] as $class) {
            $service($class);
        }
    }
}
