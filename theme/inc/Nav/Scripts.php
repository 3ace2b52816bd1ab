<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Theme\ScriptModule;

/** Enqueues the script of the menus: stores for the Interactivity API, which WordPress provides through the import map. */
final class Scripts
{
    public function addHooks(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'enqueueScript']);
        add_filter('body_class', [$this, 'addBodyClass']);
    }

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueueScript(): void
    {
        ScriptModule::enqueue('nav');
    }

    /**
     * Hook: `body_class`.
     *
     * @param mixed $classes an array of strings, unless a plugin's filter returns another type
     * @return mixed
     */
    public function addBodyClass(mixed $classes): mixed
    {
        if (is_array($classes) && CatalogColumn::hasCatalogColumn()) {
            $classes[] = 'has-catalog-column';
        }

        return $classes;
    }
}
