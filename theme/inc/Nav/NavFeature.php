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
        // After the theme's own stylesheet (10).
        $hooks->add('wp_enqueue_scripts', [MegaMenuStyle::class, 'enqueueStyle'], 11, 0);
        $hooks->add('stallkeeper_block_catalog', [CatalogBlock::class, 'render'], 10, 2);
        $hooks->add('wp_nav_menu_item_custom_fields', [SubmenuField::class, 'printField']);
        $hooks->add('admin_head-nav-menus.php', [SubmenuField::class, 'printStyle'], 10, 0);
        $hooks->add('wp_update_nav_menu_item', [SubmenuField::class, 'save'], 10, 2);
        foreach (['added', 'updated', 'deleted'] as $change) {
            $hooks->add("{$change}_post_meta", [MenuImageChanges::class, 'forgetForPost'], 10, 3);
            $hooks->add("{$change}_term_meta", [MenuImageChanges::class, 'forgetForTerm'], 10, 3);
        }
        $hooks->add('clean_post_cache', [StoredMenus::class, 'forgetPost'], 10, 2);
        $hooks->add('clean_term_cache', [StoredMenus::class, 'forgetTerms'], 10, 2);
        $hooks->add('set_object_terms', [StoredMenus::class, 'forgetPost']);
        $hooks->add('switch_theme', [StoredMenus::class, 'forget'], 10, 0);
    }
}
