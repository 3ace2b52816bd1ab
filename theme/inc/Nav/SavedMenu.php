<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use WP_Post;

/**
 * Reads the items of a menu as plain values for {@see \Stallkeeper\Render\Nav\MenuItem}.
 *
 * @phpstan-type SavedItem array{id: string, parent: string, title: string, url: string, target: string, rel: string,
 *     hint: string, classes: string, isCurrent: bool, isAncestor: bool, layout: string,
 *     image: array<array-key, mixed>|null}
 */
final class SavedMenu
{
    /** Location of the main menu, whose items decide how their submenus look. */
    public const MAIN = 'primary';

    /** Pages in the menu of a site that has not assigned one. */
    private const MAX_PAGES = 30;

    public function __construct(
        private readonly MenuEntries $entries,
        private readonly StoredMenus $stored,
        private readonly MenuContext $context,
    ) {}

    /**
     * @param int $depth number of levels to read, 0 for all
     * @return list<SavedItem> empty if the location has no menu
     */
    public function forLocation(string $location, int $depth = 0): array
    {
        if (!has_nav_menu($location)) {
            return [];
        }
        $args = [
            'theme_location' => $location,
            'container' => '',
            'depth' => $depth,
            'echo' => false,
            'fallback_cb' => false,
        ];
        $stored = $this->stored->menu($location);
        $prepared = $stored === null ? $this->prepared($args) : $this->context->items($stored, $args);
        $hasLayouts = $location === self::MAIN;
        $more = $stored === null && $hasLayouts ? MenuImages::find($prepared) : [];
        $items = array_map(fn(object $item): array => $this->item($item, $hasLayouts, $more), $prepared);

        return $depth === 1 ? array_values(array_filter($items, self::isFirstLevel(...))) : $items;
    }

    /**
     * @param int $menu term ID
     * @param int $depth number of levels to read, 0 for all
     * @return list<SavedItem> empty if the menu does not exist
     */
    public function forMenu(int $menu, int $depth = 0): array
    {
        if (wp_get_nav_menu_object($menu) === false) {
            return [];
        }
        $prepared = $this->prepared([
            'menu' => $menu,
            'container' => '',
            'depth' => $depth,
            'echo' => false,
            'fallback_cb' => false,
        ]);

        return array_map(fn(object $item): array => $this->item($item, false, []), $prepared);
    }

    /** @return string name of the location's menu, plain text; empty if it has none */
    public function name(string $location): string
    {
        $name = $this->stored->menu($location)['term']['name'] ?? null;

        return is_string($name) ? $name : wp_get_nav_menu_name($location);
    }

    /** @return list<SavedItem> the site's pages */
    public function fromPages(): array
    {
        $pages = get_pages(['sort_column' => 'menu_order,post_title', 'number' => self::MAX_PAGES]);
        $current = is_page() ? get_queried_object_id() : 0;
        $ancestors = $current === 0 ? [] : get_post_ancestors($current);

        return array_map(
            static fn(WP_Post $page): array => [
                'id' => (string) $page->ID,
                'parent' => (string) $page->post_parent,
                'title' => self::text(get_the_title($page)),
                'url' => (string) get_permalink($page),
                'target' => '',
                'rel' => '',
                'hint' => '',
                'classes' => '',
                'isCurrent' => $page->ID === $current,
                'isAncestor' => in_array($page->ID, $ancestors, true),
                'layout' => '',
                'image' => null,
            ],
            array_values($pages === false ? [] : $pages),
        );
    }

    /** @param SavedItem $item */
    public static function isFirstLevel(array $item): bool
    {
        return in_array($item['parent'], ['', '0'], true);
    }

    /**
     * Reads a menu that is not stored. wp_nav_menu() prepares the items; MenuWalker collects them and prints nothing.
     *
     * @param array{theme_location?: string, menu?: int, container: string, depth: int, echo: false,
     *     fallback_cb: false} $args
     * @return list<object>
     */
    private function prepared(array $args): array
    {
        $this->entries->load();
        $walker = new MenuWalker();
        wp_nav_menu($args + ['walker' => $walker]);

        return $walker->found;
    }

    /**
     * @param bool $hasLayouts whether the items of this menu decide how their submenus look
     * @param array<int, array<string, mixed>> $more values of items that are not stored, by item ID
     * @return SavedItem
     */
    private function item(object $item, bool $hasLayouts, array $more): array
    {
        $value = static function (string $name) use ($item): string {
            $raw = $item->{$name} ?? '';

            return is_scalar($raw) ? (string) $raw : '';
        };
        $classes = $item->classes ?? [];
        $layouts = $hasLayouts ? $more[(int) $value('ID')] ?? get_object_vars($item) : [];
        $layout = $layouts['layout'] ?? '';
        $image = $layouts['image'] ?? null;

        return [
            'id' => $value('ID'),
            'parent' => $value('menu_item_parent'),
            /** This filter is documented in wp-includes/post-template.php */
            'title' => self::text(apply_filters('the_title', $value('title'), (int) $value('ID'))),
            'url' => $value('url'),
            'target' => $value('target'),
            'rel' => $value('target') === '_blank' && $value('xfn') === '' ? 'noopener' : $value('xfn'),
            'hint' => self::text($value('attr_title')),
            'classes' => implode(' ', array_filter(is_array($classes) ? $classes : [], is_string(...))),
            'isCurrent' => (bool) ($item->current ?? false),
            'isAncestor' => (bool) ($item->current_item_ancestor ?? false),
            'layout' => is_string($layout) ? $layout : '',
            'image' => is_array($image) ? $image : null,
        ];
    }

    /** @return string text without tags and entities, because the templates escape it */
    private static function text(mixed $html): string
    {
        return is_string($html)
            ? trim(html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8'))
            : '';
    }
}
