<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Render\Nav\MenuViewModel;

/**
 * A menu as nested lists without styles and script. Printed if the menu's template has an error, so that visitors can
 * still reach every page.
 *
 * @phpstan-import-type ItemView from MenuViewModel
 */
final class PlainMenu
{
    /**
     * @param list<ItemView> $items
     * @param string $label name of the landmark
     * @param string $id of the landmark; '' omits it
     */
    public static function html(array $items, string $label, string $id = ''): string
    {
        return sprintf(
            '<nav class="nav" aria-label="%s"%s>%s</nav>',
            esc_attr($label),
            $id === '' ? '' : sprintf(' id="%s"', esc_attr($id)),
            self::list($items),
        );
    }

    /** @param list<ItemView> $items */
    private static function list(array $items): string
    {
        $html = '';
        foreach ($items as $item) {
            /** @var list<ItemView> $children */
            $children = $item['submenu']['items'] ?? [];
            $title = esc_html($item['title']);
            $text = $item['href'] === null ? $title : sprintf('<a href="%s">%s</a>', esc_url($item['href']), $title);
            $html .= '<li>' . $text . ($children === [] ? '' : self::list($children)) . '</li>';
        }

        return '<ul>' . $html . '</ul>';
    }
}
