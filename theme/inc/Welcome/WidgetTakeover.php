<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Welcome;

use Stallkeeper\Theme\Widgets\WidgetAreas;

/**
 * Puts the widgets of the previous theme into areas of the same kind, when the theme is activated for the first time.
 * WordPress compares the IDs of the areas, and many themes number them: widgets of their footer would be beside the
 * products. The way back restores the areas of the other theme.
 */
final class WidgetTakeover
{
    /** In the order of WordPress’s own comparison: `sidebar-2` and the following are areas of the footer. */
    private const FOOTER = '/footer|bottom|^sidebar-[2-9]$/';

    private const SHOP = '/shop|woocommerce|product/';
    private const HEADER = '/header|top-?bar/';
    private const SIDEBAR = '/sidebar|primary|main|blog|right|left/';

    private const INACTIVE = 'wp_inactive_widgets';

    /**
     * Hook: `after_switch_theme`, after WordPress has compared the IDs.
     *
     * @param mixed $name      of the previous theme
     * @param mixed $previous  \WP_Theme, unless another plugin fires the hook
     */
    public function takeOver(mixed $name, mixed $previous = null): void
    {
        // WordPress removes its callback after a switch in the Customizer, where the owner has seen the areas.
        if (!($previous instanceof \WP_Theme) || has_action('after_switch_theme', '_wp_sidebars_changed') === false) {
            return;
        }
        if (get_theme_mod('sidebars_widgets') !== false) {
            $this->restore();
            return;
        }
        $old = self::savedAreas($previous);
        if ($old !== []) {
            wp_set_sidebars_widgets(self::areas($old));
        }
    }

    /** Puts the widgets into the areas that they had when this theme was active; new ones become inactive. */
    private function restore(): void
    {
        $saved = self::savedAreas(wp_get_theme());
        if ($saved === []) {
            return;
        }
        $all = array_merge(...array_values(self::onlyStrings(wp_get_sidebars_widgets())));
        $areas = array_map(static fn(array $ids): array => array_values(array_intersect($ids, $all)), $saved);
        $areas[self::INACTIVE] = [
            ...$areas[self::INACTIVE] ?? [],
            ...array_values(array_diff($all, ...array_values($areas))),
        ];
        wp_set_sidebars_widgets($areas);
    }

    /**
     * Hook: `switch_theme`.
     *
     * Puts the widgets into the areas that they had in the next theme. WordPress does that only for areas that get no
     * widgets of this theme, whose areas have other names. The Customizer saves the areas of the next theme itself.
     *
     * @param mixed $name of the next theme
     * @param mixed $next \WP_Theme, unless another plugin fires the hook
     */
    public function giveBack(mixed $name, mixed $next = null): void
    {
        $areas = $next instanceof \WP_Theme && !isset($GLOBALS['wp_customize']) ? self::savedAreas($next) : [];
        if ($areas !== []) {
            wp_set_sidebars_widgets($areas);
        }
    }

    /** @return array<array-key, list<string>> widgets by area, if the theme was active before and had some */
    private static function savedAreas(\WP_Theme $theme): array
    {
        $mods = get_option('theme_mods_' . $theme->get_stylesheet());
        $saved = is_array($mods) && is_array($mods['sidebars_widgets'] ?? null) ? $mods['sidebars_widgets'] : [];
        $areas = self::onlyStrings(is_array($saved['data'] ?? null) ? $saved['data'] : []);

        return array_filter($areas) === [] ? [] : $areas;
    }

    /**
     * @param array<array-key, list<string>> $old widgets by the previous theme's areas
     * @return array<string, list<string>> widgets by this theme's areas
     */
    public static function areas(array $old): array
    {
        $areas = [self::INACTIVE => []];
        $columns = 0;
        foreach ($old as $id => $widgets) {
            if ($widgets === []) {
                continue;
            }
            $area = self::area((string) $id);
            if ($area === WidgetAreas::FOOTER[0]) {
                $area = WidgetAreas::FOOTER[min($columns++, count(WidgetAreas::FOOTER) - 1)];
            }
            $areas[$area] = [...$areas[$area] ?? [], ...$widgets];
        }

        return $areas;
    }

    /**
     * @param array<array-key, mixed> $areas as stored in an option
     * @return array<array-key, list<string>>
     */
    private static function onlyStrings(array $areas): array
    {
        return array_map(
            static fn(array $widgets): array => array_values(array_filter($widgets, is_string(...))),
            array_filter($areas, is_array(...)),
        );
    }

    private static function area(string $id): string
    {
        $id = strtolower($id);

        return match (true) {
            $id === self::INACTIVE || str_starts_with($id, 'orphaned_widgets') => self::INACTIVE,
            preg_match(self::FOOTER, $id) === 1 => WidgetAreas::FOOTER[0],
            preg_match(self::SHOP, $id) === 1 => WidgetAreas::SHOP,
            preg_match(self::HEADER, $id) === 1 => WidgetAreas::HEADER,
            preg_match(self::SIDEBAR, $id) === 1 => WidgetAreas::SIDEBAR,
            default => self::INACTIVE,
        };
    }
}
