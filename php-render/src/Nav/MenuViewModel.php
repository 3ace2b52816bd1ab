<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Nav;

/**
 * Values for the templates in nav/.
 *
 * Texts are plain text, which the template escapes. `href` has passed the allow-list of {@see \Stallkeeper\Render\Url}.
 *
 * - `href`: null for an item without a link, which is printed as a label
 * - `hint`, `target`, `rel`: null omits the attribute
 * - `image`: null for an item outside of a submenu with images, or one that links to something without an image
 * - `startsOpen`: the current page is this item or below it, so small screens show the submenu expanded
 * - `submenu`: null for an item without children; `id` is the id of its list, `label` the name of its button, `items` a
 *   list of ItemView
 *
 * Shop owners enter `#` as the URL of an item without a page. A link to `#` would scroll to the top, so such an item is
 * a label.
 *
 * @phpstan-import-type ImageView from MenuImage
 * @phpstan-type Submenu array{id: string, label: string, items: non-empty-list<mixed>}
 * @phpstan-type ItemView array{title: string, hint: string|null, classes: string, href: string|null,
 *     target: string|null, rel: string|null, image: ImageView|null, isCurrent: bool, startsOpen: bool,
 *     submenu: Submenu|null}
 */
final class MenuViewModel
{
    /** Levels that a menu is nested on the page. WordPress's menu screen allows eleven. */
    public const MAX_LEVELS = 6;

    /** Items beyond this number are ignored, so that a page has a limited size. */
    public const MAX_ITEMS = 1000;

    /** Items of the first level that fit into one line on a desktop. A longer menu is too tall for a sticky header. */
    public const ONE_LINE_ITEMS = 12;

    /**
     * @param list<array<array-key, mixed>> $items saved items: {@see MenuItem}
     * @param string $idPrefix prefix of the ids of submenu lists, unique for each menu on a page
     * @param string $submenuLabel name of the button that opens a submenu; %s is replaced with the item's title
     * @return list<ItemView> items of the first level
     */
    public static function make(array $items, string $idPrefix, string $submenuLabel): array
    {
        $read = array_map(MenuItem::fromArray(...), array_slice($items, 0, self::MAX_ITEMS));

        return self::views(MenuTree::build($read, self::MAX_LEVELS), $idPrefix, $submenuLabel, 1, false);
    }

    /**
     * @param list<mixed> $nodes of {@see MenuTree}
     * @param int $level 1 for the items that are always visible, which decide how their submenus look
     * @param bool $hasImages whether these items show images
     * @return list<ItemView>
     */
    private static function views(
        array $nodes,
        string $idPrefix,
        string $submenuLabel,
        int $level,
        bool $hasImages,
    ): array {
        $views = [];
        foreach ($nodes as $node) {
            /** @var array{item: MenuItem, children: list<mixed>} $node */
            $item = $node['item'];
            $layout = $level === 1 && $node['children'] !== [] ? $item->layout : SubmenuLayout::List;
            $showsImages = $layout === SubmenuLayout::Images;
            $children = self::views($node['children'], $idPrefix, $submenuLabel, $level + 1, $showsImages);
            $hasLink = $item->href !== '';
            $views[] = [
                'title' => $item->title,
                'hint' => self::textOrNull($item->hint),
                'classes' => self::classes($item, $children !== [], $layout),
                'href' => self::textOrNull($item->href),
                'target' => $hasLink ? self::textOrNull($item->target) : null,
                'rel' => $hasLink ? self::textOrNull($item->rel) : null,
                'image' => $hasImages ? $item->image : null,
                'isCurrent' => $item->isCurrent,
                'startsOpen' => $item->isAncestor || $item->isCurrent,
                'submenu' =>
                    $children === []
                        ? null
                        : [
                            'id' => $idPrefix . '-' . $item->id,
                            'label' => str_replace('%s', $item->title, $submenuLabel),
                            'items' => $children,
                        ],
            ];
        }

        return $views;
    }

    private static function textOrNull(string $text): ?string
    {
        return $text === '' ? null : $text;
    }

    private static function classes(MenuItem $item, bool $hasChildren, SubmenuLayout $layout): string
    {
        $classes = preg_split('/\s+/', $item->classes, -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $classes = array_diff($classes, ['menu-item', 'menu-item-has-children', 'page_item_has_children']);
        array_unshift($classes, 'menu-item');
        if ($hasChildren) {
            $classes[] = 'menu-item-has-children';
        }
        array_push($classes, ...$layout->classes());
        if ($item->href === '') {
            $classes[] = 'menu-item--label';
        }

        return implode(' ', array_unique($classes));
    }
}
