<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Theme\Assets\ScriptModule;

/**
 * Enqueues the script of the menus: stores for the Interactivity API, which WordPress provides through the import map.
 */
final class NavScripts
{
    public function __construct(private readonly ScriptModule $modules) {}

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueueScript(): void
    {
        $this->modules->enqueue('nav');
    }
}
