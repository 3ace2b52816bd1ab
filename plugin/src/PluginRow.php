<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

use Stallkeeper\Tools\OwnerMenu\OwnerMenu;

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

    /**
     * Hook: `plugin_action_links`.
     *
     * @param mixed $links HTML of the links below the plugin's name
     */
    public function addSettingsLink(mixed $links, mixed $plugin): mixed
    {
        if (
            is_array($links) &&
            $plugin === plugin_basename(STALLKEEPER_TOOLS_FILE) &&
            current_user_can(OwnerMenu::capability())
        ) {
            $link = sprintf(
                '<a href="%s">%s</a>',
                esc_url(OwnerMenu::address(OwnerMenu::SLUG)),
                esc_html__('Settings', 'stallkeeper-tools'),
            );

            return ['settings' => $link] + $links;
        }

        return $links;
    }
}
