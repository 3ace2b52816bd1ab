<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Setup;

/**
 * Shows administrators a dismissible notice if the plugin Stallkeeper Tools is not active, and a notice if its version
 * is not compatible.
 */
final class PluginNotice
{
    private const DISMISSED = 'stallkeeper_plugin_notice_dismissed';
    private const ACTION = 'stallkeeper_dismiss_plugin_notice';
    private const CAPABILITY = 'activate_plugins';

    /** Compatible plugin versions: from PLUGIN_FROM up to, but not including PLUGIN_BEFORE. */
    private const PLUGIN_FROM = '0.2.0';
    private const PLUGIN_BEFORE = '0.4.0';

    /** Hook: `admin_notices`. */
    public function printNotice(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            return;
        }
        if (defined('STALLKEEPER_TOOLS_VERSION')) {
            $this->printVersionNotice((string) constant('STALLKEEPER_TOOLS_VERSION'));
        } elseif (!get_user_meta(get_current_user_id(), self::DISMISSED, true)) {
            $this->printMissingNotice();
        }
    }

    /** Hook: `admin_post_stallkeeper_dismiss_plugin_notice`. */
    public function dismissNotice(): void
    {
        check_admin_referer(self::ACTION);
        if (current_user_can(self::CAPABILITY)) {
            update_user_meta(get_current_user_id(), self::DISMISSED, '1');
        }
        wp_safe_redirect(wp_get_referer() ?: admin_url());
        exit();
    }

    private function printMissingNotice(): void
    {
        printf(
            '<div class="notice notice-info"><p>%s</p><p><a href="%s">%s</a></p></div>',
            esc_html__(
                'The Stallkeeper theme works on its own. The plugin Stallkeeper Tools adds instant search with filters and suggestions, order attribution with consent, and protection against duplicate orders.',
                'stallkeeper',
            ),
            esc_url(wp_nonce_url(admin_url('admin-post.php?action=' . self::ACTION), self::ACTION)),
            esc_html__('Dismiss this notice', 'stallkeeper'),
        );
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
