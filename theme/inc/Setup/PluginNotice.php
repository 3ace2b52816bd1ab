<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Setup;

/** Shows administrators a notice if the version of the plugin Stallkeeper Tools is not compatible. */
final class PluginNotice
{
    private const CAPABILITY = 'activate_plugins';

    /** Compatible plugin versions: from PLUGIN_FROM up to, but not including PLUGIN_BEFORE. */
    private const PLUGIN_FROM = '0.2.0';
    private const PLUGIN_BEFORE = '0.4.0';

    /** Hook: `admin_notices`. */
    public function printNotice(): void
    {
        if (defined('STALLKEEPER_TOOLS_VERSION') && current_user_can(self::CAPABILITY)) {
            $this->printVersionNotice((string) constant('STALLKEEPER_TOOLS_VERSION'));
        }
    }

    private function printVersionNotice(string $version): void
    {
        $isOld = version_compare($version, self::PLUGIN_FROM, '<');
        if (!$isOld && version_compare($version, self::PLUGIN_BEFORE, '<')) {
            return;
        }
        $text = $isOld
            ? /* translators: 1: installed version of the plugin, 2: oldest version that works with the theme */
            __(
                'Stallkeeper Tools %1$s is too old for this version of the Stallkeeper theme. Update the plugin to version %2$s or later.',
                'stallkeeper',
            )
            : /* translators: %1$s: installed version of the plugin */
            __('The Stallkeeper theme is too old for Stallkeeper Tools %1$s. Update the theme.', 'stallkeeper');
        printf(
            '<div class="notice notice-warning"><p>%s</p></div>',
            esc_html(sprintf($text, $version, self::PLUGIN_FROM)),
        );
    }
}
