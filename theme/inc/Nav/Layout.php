<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Theme\Options;

/** Which pages have the catalog as a column on wide screens. On all others its toggle shows it, whatever the width. */
final class Layout
{
    /** Where a visitor is about to pay, nothing leads away. */
    private const WITHOUT = ['is_cart', 'is_checkout', 'is_account_page'];

    public static function hasCatalogColumn(): bool
    {
        $has = Navigation::hasCatalog() && Options::isOn(Options::CATALOG_COLUMN);
        foreach (self::WITHOUT as $isSuchPage) {
            $has = $has && !(function_exists($isSuchPage) && $isSuchPage());
        }

        /**
         * Whether the catalog stands beside this page on wide screens.
         *
         * @param bool $has
         */
        return (bool) apply_filters('stallkeeper_catalog_column', $has);
    }
}
