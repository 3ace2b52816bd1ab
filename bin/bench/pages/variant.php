<?php

/**
 * Plugin Name: Theme of the request
 * Description: A must-use plugin for benchmarks: serves the theme that the header `X-Bench-Theme` names. All other themes than Stallkeeper run without Stallkeeper Tools.
 */

declare(strict_types=1);

// The benchmark sends all requests from one address.
add_filter('stallkeeper_search_rate_limit', static fn(): array => [1_000_000_000, 60]);

(static function (): void {
    $theme = $_SERVER['HTTP_X_BENCH_THEME'] ?? '';
    if (!in_array($theme, ['bench-blank', 'storefront'], true)) {
        return;
    }
    add_filter('pre_option_template', static fn(): string => $theme);
    add_filter('pre_option_stylesheet', static fn(): string => $theme);
    add_filter(
        'option_active_plugins',
        static fn(array $plugins): array => array_values(
            array_diff($plugins, ['stallkeeper-tools/stallkeeper-tools.php']),
        ),
    );
    // Without these, WordPress would look for the missing option and for a stylesheet of the Customizer with a query
    // each. The main menu is the same as ours. Storefront has a second place for it, on small screens.
    add_filter("pre_option_theme_mods_$theme", static function (): array {
        $menu = get_option('theme_mods_stallkeeper')['nav_menu_locations']['primary'] ?? 0;
        return ['custom_css_post_id' => -1, 'nav_menu_locations' => ['primary' => $menu, 'handheld' => $menu]];
    });
})();
