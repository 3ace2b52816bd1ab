<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Storage;

use Stallkeeper\Tools\Search\Engine\EngineCredentials;
use WP_Site;

/**
 * Writes the site file when a change opens or closes the search, and when synonyms change. IndexScheduler compares the
 * other settings on each page.
 */
final class SiteFileListener
{
    public function __construct(private readonly SiteFileWriter $siteFile) {}

    /** Hooks: `add_option_woocommerce_coming_soon`, `update_option_woocommerce_coming_soon`. */
    public function writeSiteFile(): void
    {
        $this->siteFile->sync();
    }

    /**
     * Hooks: `add_option_stallkeeper_synonyms`, `update_option_stallkeeper_synonyms`,
     * `delete_option_stallkeeper_synonyms`.
     */
    public function writeWords(): void
    {
        $this->siteFile->rewrite();
    }

    /**
     * Hook: `wp_update_site`. An archived or deleted site does not load the plugin, so it cannot close its own search.
     */
    public function updateSiteOfNetwork(mixed $site): void
    {
        if (
            !($site instanceof WP_Site) ||
            !is_array(get_blog_option((int) $site->blog_id, EngineCredentials::OPTION))
        ) {
            return;
        }
        switch_to_blog((int) $site->blog_id);
        $this->siteFile->sync();
        restore_current_blog();
    }
}
