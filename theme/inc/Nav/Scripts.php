<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Theme\ScriptModule;

/** Enqueues the script of the menus: stores for the Interactivity API, which WordPress provides through the import map. */
final class Scripts
{
    public function addHooks(): void
    {
        add_action('wp_enqueue_scripts', $this->enqueue(...));
        add_filter('body_class', $this->bodyClass(...));
    }

    private function enqueue(): void
    {
        ScriptModule::enqueue('nav');
    }

    /**
     * @param mixed $classes an array of strings, unless a plugin's filter returns another type
     * @return mixed
     */
    private function bodyClass(mixed $classes): mixed
    {
        if (is_array($classes) && CatalogColumn::hasCatalogColumn()) {
            $classes[] = 'has-catalog-column';
        }

        return $classes;
    }
}
