<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Theme\ScriptModule;

/** The menus' script: stores for WordPress's Interactivity API, which the import map brings with its own version. */
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
     * @param mixed $classes plugins apply the filter with all sorts of things
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
