<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

/**
 * Runs the actions of the Stallkeeper theme's header and footer in themes that do not have them, so that the consent
 * banner and the visitor's preferences are on the page in every theme.
 */
final class ThemePlaces
{
    /** Themes that run both actions themselves declare this feature with add_theme_support(). */
    public const THEME_FEATURE = 'stallkeeper-places';

    public function addHooks(): void
    {
        add_action('wp_body_open', [$this, 'printBeforeHeader']);
        add_action('wp_footer', [$this, 'printFooter'], 5);
    }

    /** Hook: `wp_body_open`. */
    public function printBeforeHeader(): void
    {
        if (!current_theme_supports(self::THEME_FEATURE)) {
            do_action('stallkeeper_before_header');
        }
    }

    /** Hook: `wp_footer`. */
    public function printFooter(): void
    {
        if (current_theme_supports(self::THEME_FEATURE)) {
            return;
        }
        ob_start();
        do_action('stallkeeper_footer');
        $html = (string) ob_get_clean();
        if (trim($html) !== '') {
            // The callbacks have escaped their output.
            printf('<div class="stallkeeper-preferences" role="region" aria-label="%s">%s</div>', esc_attr__('Preferences', 'stallkeeper-tools'), $html);
        }
    }
}
