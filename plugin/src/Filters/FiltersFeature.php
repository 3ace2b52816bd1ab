<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Filters of product lists, and search inside of them. */
final class FiltersFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('woocommerce_product_query', [ProductListFilter::class, 'filterProducts']);
        $hooks->add('woocommerce_product_query', [ProductSearch::class, 'findProducts']);
        // Before themes load the images of the list (10).
        $hooks->add('woocommerce_before_shop_loop', [MatchingImages::class, 'find'], 5);
        $hooks->add('woocommerce_after_shop_loop', [MatchingImages::class, 'stop'], 0);
        // After notices at 10, before the number of results at 20.
        $hooks->add('woocommerce_before_shop_loop', [ProductFiltersPrinter::class, 'printFilters'], 15);
        // Before WooCommerce's message at 10.
        $hooks->add('woocommerce_no_products_found', [ProductFiltersPrinter::class, 'printFilters'], 5);
        // After pagination and what themes print below the list.
        $hooks->add('woocommerce_after_shop_loop', [ProductFiltersPrinter::class, 'closeList'], 1000);
        $hooks->add('woocommerce_no_products_found', [ProductFiltersPrinter::class, 'closeList'], 1000);
        // Before the theme closes its own elements at 10.
        $hooks->add('woocommerce_after_main_content', [ProductFiltersPrinter::class, 'closeList'], 0);
        // After the plugin's other styles at 20.
        $hooks->add('wp_enqueue_scripts', [FilterStyles::class, 'enqueue'], 21);
        $hooks->add('stallkeeper_settings_groups', [FiltersGroup::class, 'addGroup']);
        $hooks->add('stallkeeper_owner_menu', [FiltersScreen::class, 'addPage']);
    }
}
