<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use WP_Post;

/**
 * The entries of an owner's menu as plain values, for {@see \Stallkeeper\Render\Nav\MenuItem}.
 *
 * @phpstan-type Saved array{id: string, parent: string, title: string, url: string, target: string, rel: string, hint: string, classes: string, isCurrent: bool, isAncestor: bool}
 */
final class SavedMenu
{
    /** A shop with more pages than this needs a menu of its own making. */
    private const MAX_PAGES = 30;

    /**
     * @param int $depth levels that the place shows, 0 for all
     * @return list<Saved> none where the place has no menu
     */
    public static function at(string $location, int $depth = 0): array
    {
        if (!has_nav_menu($location)) {
            return [];
        }
        MenuEntries::load();
        $walker = new MenuWalker();
        // 'echo' off and a walker that prints nothing: only WordPress's preparation of the entries is wanted.
        wp_nav_menu(['theme_location' => $location, 'container' => '', 'depth' => $depth, 'echo' => false, 'fallback_cb' => false, 'walker' => $walker]);
        $items = array_map(self::entry(...), $walker->found);

        return $depth === 1 ? array_values(array_filter($items, static fn(array $item): bool => in_array($item['parent'], ['', '0'], true))) : $items;
    }

    /** @return list<Saved> the site's own pages, for an owner who has assigned no menu */
    public static function ofPages(): array
    {
        $pages = get_pages(['sort_column' => 'menu_order,post_title', 'number' => self::MAX_PAGES]);
        $current = is_page() ? get_queried_object_id() : 0;
        $above = $current === 0 ? [] : get_post_ancestors($current);

        return array_map(static fn(WP_Post $page): array => [
            'id' => (string) $page->ID,
            'parent' => (string) $page->post_parent,
            'title' => self::text(get_the_title($page)),
            'url' => (string) get_permalink($page),
            'target' => '',
            'rel' => '',
            'hint' => '',
            'classes' => '',
            'isCurrent' => $page->ID === $current,
            'isAncestor' => in_array($page->ID, $above, true),
        ], array_values($pages === false ? [] : $pages));
    }

    /** @return Saved */
    private static function entry(object $item): array
    {
        $value = static function (string $name) use ($item): string {
            $raw = $item->{$name} ?? '';

            return is_scalar($raw) ? (string) $raw : '';
        };
        $classes = $item->classes ?? [];

        return [
            'id' => $value('ID'),
            'parent' => $value('menu_item_parent'),
            /** This filter is WordPress's own: see nav-menu-template.php. */
            'title' => self::text(apply_filters('the_title', $value('title'), (int) $value('ID'))),
            'url' => $value('url'),
            'target' => $value('target'),
            'rel' => $value('target') === '_blank' && $value('xfn') === '' ? 'noopener' : $value('xfn'),
            'hint' => self::text($value('attr_title')),
            'classes' => implode(' ', array_filter(is_array($classes) ? $classes : [], is_string(...))),
            'isCurrent' => (bool) ($item->current ?? false),
            'isAncestor' => (bool) ($item->current_item_ancestor ?? false),
        ];
    }

    /** The templates escape: what arrives there is text without tags and entities. */
    private static function text(mixed $html): string
    {
        return is_string($html) ? trim(html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8')) : '';
    }
}
