<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Services;

/** A feature of the theme or the plugin: its services and its callbacks, on one screen. */
abstract class Feature
{
    /** Lists the callbacks of the feature. A service is created when one of its hooks fires. */
    abstract public function addHooks(Hooks $hooks): void;

    /** Defines how the container creates interfaces and classes that need values. */
    public function addServices(Container $services): void {}
}
