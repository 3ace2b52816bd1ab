<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

/** Whether visitors may search this site. */
final class SiteVisibility
{
    private bool $isDeactivated = false;

    /** Treats the search as closed for the rest of this request. */
    public function deactivate(): void
    {
        $this->isDeactivated = true;
    }

    public function isDeactivated(): bool
    {
        return $this->isDeactivated;
    }

    /**
     * Filter `stallkeeper_search_is_public`: return false to close the search to visitors, on the REST API and the
     * light endpoint. The result must not depend on the visitor, because a file stores it until it changes.
     */
    public function isPublic(): bool
    {
        return !$this->isDeactivated &&
            !$this->isComingSoon() &&
            !$this->isSiteClosed() &&
            (bool) apply_filters('stallkeeper_search_is_public', true);
    }

    /** Whether WooCommerce's "coming soon" mode is on, for the whole site or only for the shop. */
    private function isComingSoon(): bool
    {
        // On sites without WooCommerce the option may not exist, and get_option() would query the database every time.
        $value = class_exists('WooCommerce', false)
            ? get_option('woocommerce_coming_soon')
            : wp_load_alloptions()['woocommerce_coming_soon'] ?? 'no';

        return $value === 'yes';
    }

    private function isSiteClosed(): bool
    {
        $site = is_multisite() ? get_site() : null;

        return $site !== null && ($site->archived === '1' || $site->deleted === '1' || $site->spam === '1');
    }
}
