<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

/** Row of the plugin on the Plugins screen. */
final class PluginRow
{
    /**
     * Hook: `plugin_row_meta`.
     *
     * @param mixed $meta HTML of the plugin's row on the Plugins screen
     */
    public function addUninstallNote(mixed $meta, mixed $plugin): mixed
    {
        if (is_array($meta) && $plugin === plugin_basename(STALLKEEPER_TOOLS_FILE)) {
            $meta[] = esc_html__(
                'Deleting the plugin removes the search index and all settings. Source data of orders is kept.',
                'stallkeeper-tools',
            );
        }

        return $meta;
    }
}
