<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Welcome;

use Stallkeeper\Theme\Widgets\WidgetAreas;

/**
 * Puts the widgets of the previous theme into areas of the same kind, when the theme is activated for the first time.
 * WordPress compares the IDs of the areas, and many themes number them: widgets of their footer would be beside the
 * products.
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
        // Coming back, WordPress restores the areas of this theme.
        if (!($previous instanceof \WP_Theme) || get_theme_mod('sidebars_widgets') !== false) {
            return;
        }
        $mods = get_option('theme_mods_' . $previous->get_stylesheet());
        $saved = is_array($mods) && is_array($mods['sidebars_widgets'] ?? null) ? $mods['sidebars_widgets'] : [];
        $old = array_filter(is_array($saved['data'] ?? null) ? $saved['data'] : [], is_array(...));
        if (array_filter($old) !== []) {
            wp_set_sidebars_widgets(self::areas($old));
        }
    }

    /**
     * @param array<array-key, array<array-key, mixed>> $old widgets by the previous theme's areas
     * @return array<string, list<string>> widgets by this theme's areas
     */
    public static function areas(array $old): array
    {
        $areas = [self::INACTIVE => []];
        $columns = 0;
        foreach ($old as $id => $widgets) {
            $widgets = array_values(array_filter($widgets, is_string(...)));
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
