<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Welcome;

/**
 * Notice with a link to the checklist, on the screens that an owner visits first. It does not come back after the user
 * has dismissed it or opened the checklist.
 */
final class WelcomeNotice
{
    private const DISMISSED = 'stallkeeper_welcome_dismissed';
    private const ACTION = 'stallkeeper_dismiss_welcome';
    private const SCREENS = ['dashboard', 'themes', 'plugins'];

    /** Hook: `admin_notices`. */
    public function printNotice(): void
    {
        $screen = get_current_screen()->id ?? '';
        if (
            !in_array($screen, self::SCREENS, true) ||
            !current_user_can(WelcomePage::CAPABILITY) ||
            get_user_meta(get_current_user_id(), self::DISMISSED, true)
        ) {
            return;
        }
        printf(
            '<div class="notice notice-info"><p>%s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p></div>',
            esc_html__('Thank you for choosing Stallkeeper. A checklist shows what your shop needs.', 'stallkeeper'),
            esc_url(WelcomePage::url()),
            esc_html__('Open the checklist', 'stallkeeper'),
            esc_url(wp_nonce_url(admin_url('admin-post.php?action=' . self::ACTION), self::ACTION)),
            esc_html__('Dismiss this notice', 'stallkeeper'),
        );
    }

    /** Hook: `admin_post_stallkeeper_dismiss_welcome`. */
    public function dismiss(): void
    {
        check_admin_referer(self::ACTION);
        $this->forget();
        wp_safe_redirect(wp_get_referer() ?: admin_url());
        exit();
    }

    /** Hook: `load-appearance_page_stallkeeper-welcome`. The user has seen the checklist. */
    public function forget(): void
    {
        update_user_meta(get_current_user_id(), self::DISMISSED, '1');
    }
}
