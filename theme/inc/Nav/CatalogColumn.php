<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Shop\ShopPages;

/**
 * Decides which pages show the catalog as a column on wide screens. On all other pages its toggle opens it.
 *
 * The catalog is printed once, because it can be long. A column needs a width of 62rem, so that products keep the width
 * of a tablet. Cart, checkout and account have no column, because it could distract from the purchase. On the page of a
 * product, the images need the width, and in the shop and its categories the filters and products, so the column is off
 * by default.
 */
final class CatalogColumn
{
    public function __construct(private readonly DisplayOptions $options, private readonly ShopPages $pages) {}

    /**
     * Hook: `body_class`.
     *
     * @param mixed $classes an array of strings, unless a plugin's filter returns another type
     */
    public function addBodyClass(mixed $classes): mixed
    {
        if (is_array($classes) && $this->hasCatalogColumn()) {
            $classes[] = 'has-catalog-column';
        }

        return $classes;
    }

    private function hasCatalogColumn(): bool
    {
        // Cart, checkout and account have no column, to avoid distractions during the purchase.
        $has =
            has_nav_menu(Navigation::CATALOG) &&
            $this->options->isOn(DisplayOptions::CATALOG_COLUMN) &&
            !$this->pages->isCartCheckoutOrAccount() &&
            (!$this->isProduct() || $this->options->isOn(DisplayOptions::CATALOG_COLUMN_OF_PRODUCTS)) &&
            (!$this->isList() || $this->options->isOn(DisplayOptions::CATALOG_COLUMN_OF_LISTS));

        /**
         * Filters whether this page shows the catalog as a column on wide screens.
         *
         * @param bool $has
         */
        return (bool) apply_filters('stallkeeper_catalog_column', $has);
    }

    private function isList(): bool
    {
        return function_exists('is_shop') && (is_shop() || is_product_taxonomy());
    }

    private function isProduct(): bool
    {
        return function_exists('is_product') && is_product();
    }
}
