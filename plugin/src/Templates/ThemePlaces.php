<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/**
 * Runs the actions of the Stallkeeper theme's header and footer on pages that do not have them, so that the consent
 * banner and the visitor's preferences are on every page: in other themes, and on pages whose header or footer a page
 * builder replaces.
 */
final class ThemePlaces
{
    /** Themes whose header.php and footer.php run both actions declare this feature with add_theme_support(). */
    public const THEME_FEATURE = 'stallkeeper-places';

    private const BEFORE_HEADER = 'stallkeeper_before_header';
    private const FOOTER = 'stallkeeper_footer';

    /** Whether WordPress has loaded the theme's header template. */
    private bool $hasThemeHeader = false;

    /** Hook: `wp_before_load_template`. */
    public function noteHeader(mixed $file): void
    {
        if (
            is_string($file) &&
            str_starts_with(basename($file), 'header') &&
            in_array(dirname($file), [get_stylesheet_directory(), get_template_directory()], true)
        ) {
            $this->hasThemeHeader = true;
        }
    }

    /**
     * Hook: `wp_body_open`.
     *
     * Theme builders open the body in a header of their own. Later they load the theme's header and discard its output.
     */
    public function printBeforeHeader(): void
    {
        if (!$this->hasThemeHeader || !current_theme_supports(self::THEME_FEATURE)) {
            do_action(self::BEFORE_HEADER);
        }
    }

    /** Hook: `wp_footer`. Templates of some themes and page builders do not fire `wp_body_open`. */
    public function printFooter(): void
    {
        if (did_action(self::BEFORE_HEADER) === 0) {
            do_action(self::BEFORE_HEADER);
        }
        if (did_action(self::FOOTER) > 0) {
            return;
        }
        ob_start();
        do_action(self::FOOTER);
        $html = (string) ob_get_clean();
        if (trim($html) !== '') {
            // The callbacks have escaped their output.
            printf(
                '<div class="stallkeeper-preferences" role="region" aria-label="%s">%s</div>',
                esc_attr__('Preferences', 'stallkeeper-tools'),
                $html,
            );
        }
    }
}
