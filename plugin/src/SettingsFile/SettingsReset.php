<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SettingsFile;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Settings\SettingsGroups;

/** Resets the settings of one screen, after the user has confirmed it. */
final class SettingsReset
{
    public const ACTION = 'stallkeeper_settings_reset';

    public function __construct(private readonly SettingsGroups $groups, private readonly RequestInput $input) {}

    /** Hook: `stallkeeper_owner_page_end`. Prints the form below a screen that has settings. */
    public function printForm(string $slug): void
    {
        $group = $this->groups->ofScreen($slug === SettingsFileScreen::SLUG ? '' : $slug);
        if ($group === null || !current_user_can(SettingsFileScreen::CAPABILITY)) {
            return;
        }
        $notice = $this->input->query()->has('reset') ? $this->input->query()->text('reset') : '';
        if ($notice !== '') {
            printf(
                '<div class="notice notice-%s" role="status"><p>%s</p></div>',
                $notice === 'done' ? 'success' : 'error',
                $notice === 'done'
                    ? esc_html__('The settings of this screen have their defaults again.', 'stallkeeper-tools')
                    : esc_html__('Nothing was reset. Check the box to confirm it.', 'stallkeeper-tools'),
            );
        }
        printf(
            '<details class="stallkeeper-reset"><summary>%s</summary><form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="screen" value="%s">',
            /* translators: %s: title of a screen or a group of settings */
            esc_html(sprintf(__('Reset: %s', 'stallkeeper-tools'), $group->title())),
            esc_url(admin_url('admin-post.php')),
            esc_attr(self::ACTION),
            esc_attr($slug),
        );
        wp_nonce_field(self::ACTION, '_wpnonce', false);
        printf(
            '<p><label><input type="checkbox" name="confirm" value="1" required> %s</label></p><p><button class="button">%s</button></p></form></details>',
            esc_html__('Yes, delete what is saved here. This cannot be undone.', 'stallkeeper-tools'),
            esc_html__('Reset to defaults', 'stallkeeper-tools'),
        );
    }

    /** Hook: `admin_post_stallkeeper_settings_reset`. */
    public function reset(): void
    {
        if (!current_user_can(SettingsFileScreen::CAPABILITY)) {
            wp_die(esc_html__('Sorry, you are not allowed to do this.', 'stallkeeper-tools'), '', 403);
        }
        check_admin_referer(self::ACTION);
        $slug = $this->input->posted()->text('screen', 100);
        $group = $this->groups->ofScreen($slug === SettingsFileScreen::SLUG ? '' : $slug);
        $isConfirmed = $group !== null && $this->input->posted()->text('confirm') === '1';
        if ($isConfirmed) {
            $group->reset();
        }
        wp_safe_redirect(OwnerMenu::address($slug, ['reset' => $isConfirmed ? 'done' : 'unconfirmed']));
        exit();
    }
}
