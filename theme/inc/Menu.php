<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

/** The menus of an owner as plain lists of links. Each stands in a landmark with its own name. */
final class Menu
{
    /** Whether there is anything that the main menu could show: a new site has neither menu nor page. */
    public static function hasMain(): bool
    {
        return has_nav_menu('primary') || get_pages(['number' => 1]) !== [];
    }

    /** The main menu with everything under it; a site that has assigned none shows its pages. */
    public static function main(): void
    {
        if (has_nav_menu('primary')) {
            self::items('primary', 'main-menu', 0);

            return;
        }
        $pages = wp_list_pages(['title_li' => '', 'depth' => 2, 'echo' => false]);
        printf('<ul class="menu main-menu">%s</ul>', wp_kses_post((string) $pages));
    }

    /**
     * One level of links in a row.
     *
     * @param string $label name of the landmark, unlike that of any other on the page (WCAG 1.3.1, 2.4.1)
     */
    public static function row(string $location, string $label): void
    {
        self::landmark($location, $label, 'menu-row', 1);
    }

    /** A whole tree in columns, one for each first-level link. */
    public static function columns(string $location, string $label): void
    {
        self::landmark($location, $label, 'menu-columns', 2);
    }

    private static function landmark(string $location, string $label, string $class, int $depth): void
    {
        if (!has_nav_menu($location)) {
            return;
        }
        printf('<nav class="%s-nav" aria-label="%s">', esc_attr($class), esc_attr($label));
        self::items($location, $class, $depth);
        echo '</nav>';
    }

    private static function items(string $location, string $class, int $depth): void
    {
        wp_nav_menu([
            'theme_location' => $location,
            'container' => '',
            'menu_id' => 'menu-' . $location,
            'menu_class' => 'menu ' . $class,
            'depth' => $depth,
            'fallback_cb' => '__return_empty_string',
        ]);
    }
}
