<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Nav;

/**
 * What the templates of nav/ show of a menu.
 *
 * Every entry is a link or, where it leads nowhere, a label: one of the two lists has one element, the other none.
 *
 * @phpstan-type Submenu array{id: string, label: string, items: list<mixed>}
 * @phpstan-type ItemView array{key: string, classes: string, title: string, hint: string|null,
 *     links: list<array{href: string, target: string|null, rel: string|null, current: 'page'|null}>,
 *     labels: list<array{current: 'true'|null}>, startsOpen: bool, submenus: list<Submenu>, leaves: list<true>}
 */
final class MenuViewModel
{
    /** As deep as a menu is nested on the page; WordPress's own screen for menus ends at eleven. */
    public const MAX_LEVELS = 6;

    /** More entries than this help nobody, and a page must have an end. */
    public const MAX_ITEMS = 1000;

    /** What fits beside each other on a desk. A longer menu takes lines that a sticky header has not. */
    public const ONE_LINE_ITEMS = 12;

    /**
     * @param list<array<array-key, mixed>> $items see {@see MenuItem}
     * @param string $name begins the ids of this menu's lists: a page has several menus
     * @param string $submenuLabel name of the button beside a link that has a submenu, %s for the link's text
     * @return array{items: list<ItemView>}
     */
    public static function make(array $items, string $name, string $submenuLabel): array
    {
        $read = array_map(MenuItem::read(...), array_slice($items, 0, self::MAX_ITEMS));

        return ['items' => self::views(MenuTree::of($read, self::MAX_LEVELS), $name, $submenuLabel)];
    }

    /**
     * @param list<mixed> $items as {@see make()} gives them
     * @return int how many levels they have, so that a template prints no more
     */
    public static function levels(array $items): int
    {
        $deepest = 0;
        foreach ($items as $item) {
            foreach (is_array($item) && is_array($item['submenus'] ?? null) ? $item['submenus'] : [] as $submenu) {
                $below = is_array($submenu) && is_array($submenu['items'] ?? null) ? array_values($submenu['items']) : [];
                $deepest = max($deepest, self::levels($below));
            }
        }

        return $items === [] ? 0 : $deepest + 1;
    }

    /**
     * @param list<mixed> $nodes
     * @return list<ItemView>
     */
    private static function views(array $nodes, string $name, string $submenuLabel): array
    {
        $views = [];
        foreach ($nodes as $node) {
            /** @var array{item: MenuItem, nodes: list<mixed>} $node */
            $item = $node['item'];
            $isBranch = $node['nodes'] !== [];
            $views[] = [
                'key' => $item->id,
                'classes' => self::classes($item, $isBranch),
                'title' => $item->title,
                'hint' => $item->hint === '' ? null : $item->hint,
                'links' => $item->href === '' ? [] : [self::link($item)],
                'labels' => $item->href === '' ? [['current' => $item->isCurrent ? 'true' : null]] : [],
                'startsOpen' => $item->isAncestor || $item->isCurrent,
                'submenus' => !$isBranch ? [] : [[
                    'id' => $name . '-' . $item->id,
                    'label' => str_replace('%s', $item->title, $submenuLabel),
                    'items' => self::views($node['nodes'], $name, $submenuLabel),
                ]],
                'leaves' => $isBranch ? [] : [true],
            ];
        }

        return $views;
    }

    /** @return array{href: string, target: string|null, rel: string|null, current: 'page'|null} */
    private static function link(MenuItem $item): array
    {
        return [
            'href' => $item->href,
            'target' => $item->target === '' ? null : $item->target,
            'rel' => $item->rel === '' ? null : $item->rel,
            'current' => $item->isCurrent ? 'page' : null,
        ];
    }

    private static function classes(MenuItem $item, bool $isBranch): string
    {
        $classes = preg_split('/\s+/', $item->classes, -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $classes = array_diff($classes, ['menu-item', 'menu-item-has-children', 'page_item_has_children']);
        array_unshift($classes, 'menu-item');
        if ($isBranch) {
            $classes[] = 'menu-item-has-children';
        }
        if ($item->href === '') {
            $classes[] = 'menu-item--label';
        }

        return implode(' ', array_unique($classes));
    }
}
