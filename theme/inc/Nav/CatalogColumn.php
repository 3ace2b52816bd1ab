<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Theme\DisplayOptions;
use Stallkeeper\Theme\Shop\ShopPages;

/** Decides which pages show the catalog as a column on wide screens. On all other pages its toggle opens it. */
final class CatalogColumn
{
    public static function hasCatalogColumn(): bool
    {
        // Cart, checkout and account have no column, to avoid distractions during the purchase.
        $has = Navigation::hasCatalog() && DisplayOptions::isOn(DisplayOptions::CATALOG_COLUMN) && !ShopPages::isCartCheckoutOrAccount();

        /**
         * Filters whether this page shows the catalog as a column on wide screens.
         *
         * @param bool $has
         */
        return (bool) apply_filters('stallkeeper_catalog_column', $has);
    }
}
