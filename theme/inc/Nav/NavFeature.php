<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Menus and the catalog. */
final class NavFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('body_class', [CatalogColumn::class, 'addBodyClass']);
        $hooks->add('wp_enqueue_scripts', [NavScripts::class, 'enqueueScript']);
        $hooks->add('clean_post_cache', [StoredMenus::class, 'forgetPost'], 10, 2);
        $hooks->add('clean_term_cache', [StoredMenus::class, 'forgetTerms'], 10, 2);
        $hooks->add('set_object_terms', [StoredMenus::class, 'forgetPost']);
        $hooks->add('switch_theme', [StoredMenus::class, 'forget'], 10, 0);
    }
}
