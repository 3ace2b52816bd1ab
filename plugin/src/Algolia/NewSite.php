<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use WP_Site;

/**
 * Prepares a new site if the plugin is active for the whole network. The first request to the site builds its index.
 */
final class NewSite
{
    public function __construct(private readonly SettingsStorage $hosted) {}

    /** Hook: `wp_initialize_site`. The activation hook does not run for this site. */
    public function prepare(mixed $site): void
    {
        $plugins = get_site_option('active_sitewide_plugins');
        if (
            !($site instanceof WP_Site) ||
            !is_array($plugins) ||
            !isset($plugins[plugin_basename(STALLKEEPER_TOOLS_FILE)])
        ) {
            return;
        }
        switch_to_blog((int) $site->blog_id);
        try {
            $this->hosted->createOption();
        } finally {
            restore_current_blog();
        }
    }
}
