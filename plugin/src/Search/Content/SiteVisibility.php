<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

/** Whether everybody may search this site. */
final class SiteVisibility
{
    private static bool $isDeactivated = false;

    /** From now on the rest of this request treats the search as closed. */
    public static function deactivate(): void
    {
        self::$isDeactivated = true;
    }

    public static function isDeactivated(): bool
    {
        return self::$isDeactivated;
    }

    /**
     * Filter `stallkeeper_search_is_public`: false closes the search to visitors, on REST and on the light entry.
     * It must not depend on who asks: its answer is kept in a file until it changes.
     */
    public static function isPublic(): bool
    {
        return !self::$isDeactivated && !self::isComingSoon() && !self::isSiteClosed()
            && (bool) apply_filters('stallkeeper_search_is_public', true);
    }

    /** WooCommerce's 'coming soon', for the whole site or for the shop alone: either way the owner is not ready. */
    private static function isComingSoon(): bool
    {
        // get_option() asks the database each time for an option that a site without the shop does not have.
        $value = class_exists('WooCommerce', false)
            ? get_option('woocommerce_coming_soon')
            : (wp_load_alloptions()['woocommerce_coming_soon'] ?? 'no');

        return $value === 'yes';
    }

    private static function isSiteClosed(): bool
    {
        $site = is_multisite() ? get_site() : null;

        return $site !== null && ($site->archived === '1' || $site->deleted === '1' || $site->spam === '1');
    }
}
