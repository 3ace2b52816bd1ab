<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Suggestions;

/** Tells administrators that search forms have no suggestions, because another plugin shows its own there. */
final class OtherSearchNotice
{
    public const ACTION = 'stallkeeper_dismiss_suggestions_notice';

    /** User meta: names of the plugins whose notice the user has dismissed. Another plugin has a new notice. */
    public const DISMISSED = 'stallkeeper_suggestions_notice_dismissed';

    private const CAPABILITY = 'edit_theme_options';
    private const SCREENS = ['dashboard', 'themes', 'plugins'];

    public function __construct(
        private readonly OtherLiveSearch $others,
        private readonly FormSuggestions $forms,
        private readonly Suggestions $suggestions,
    ) {}

    /** Hook: `admin_notices`. */
    public function printNotice(): void
    {
        $names = $this->others->names();
        if (
            $names === '' ||
            !in_array(get_current_screen()?->id, self::SCREENS, true) ||
            !current_user_can(self::CAPABILITY) ||
            !$this->suggestions->isOn() ||
            !$this->forms->isInAllForms() ||
            get_user_meta(get_current_user_id(), self::DISMISSED, true) === $names
        ) {
            return;
        }
        printf(
            '<div class="notice notice-info"><p>%s</p><p><a href="%s">%s</a> | <a href="%s">%s</a></p></div>',
            esc_html(self::text($names)),
            esc_url(admin_url('customize.php?autofocus[control]=' . FormSuggestions::PLACE)),
            esc_html__('Settings of suggestions', 'stallkeeper-tools'),
            esc_url(wp_nonce_url(admin_url('admin-post.php?action=' . self::ACTION), self::ACTION)),
            esc_html__('Dismiss this notice', 'stallkeeper-tools'),
        );
    }

    /** Hook: `admin_post_stallkeeper_dismiss_suggestions_notice`. */
    public function dismissNotice(): void
    {
        check_admin_referer(self::ACTION);
        if (current_user_can(self::CAPABILITY)) {
            update_user_meta(get_current_user_id(), self::DISMISSED, $this->others->names());
        }
        wp_safe_redirect(wp_get_referer() ?: admin_url());
        exit();
    }

    /** @param string $names of the other plugins */
    public static function text(string $names): string
    {
        return sprintf(
            /* translators: %s: name of a plugin, such as FiboSearch, or names with commas */
            __(
                'Stallkeeper Tools shows no suggestions in search forms, because another plugin shows its own there: %s.',
                'stallkeeper-tools',
            ),
            $names,
        );
    }
}
