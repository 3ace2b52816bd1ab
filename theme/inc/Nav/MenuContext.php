<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use WP_Post;
use WP_Term;
use WP_Term_Query;

/**
 * Prepares a stored menu for the current page, as wp_nav_menu() does: finds the current items and runs the filter
 * `wp_nav_menu_objects`.
 *
 * @phpstan-import-type StoredMenu from StoredMenus
 */
final class MenuContext
{
    /** @var array<int, string> parents of the items that are being prepared, by item ID */
    private array $parents = [];

    /**
     * @param StoredMenu $menu
     * @param array<string, mixed> $args arguments of wp_nav_menu()
     * @return list<object> items that are ready to print, in the order of the menu
     */
    public function items(array $menu, array $args): array
    {
        $this->parents = [];
        $items = [];
        foreach ($menu['items'] as $values) {
            $items[] = $item = new WP_Post((object) $values);
            $parent = $values['menu_item_parent'] ?? '';
            // WordPress treats an item that is its own parent as one without a parent.
            $this->parents[$item->ID] =
                is_scalar($parent) && (string) $parent !== (string) $item->ID ? (string) $parent : '0';
        }
        add_filter('get_post_metadata', [$this, 'parentOfItem'], 10, 3);
        add_filter('terms_pre_query', [$this, 'termsOfPage'], 10, 2);
        _wp_menu_item_classes_by_context($items);
        remove_filter('terms_pre_query', [$this, 'termsOfPage']);
        remove_filter('get_post_metadata', [$this, 'parentOfItem']);
        /** @var list<WP_Post> $items */
        $sorted = $this->sorted($items);
        $defaults = [
            'menu' => new WP_Term((object) $menu['term']),
            'menu_class' => 'menu',
            'menu_id' => '',
            'container_class' => '',
            'container_id' => '',
            'container_aria_label' => '',
            'before' => '',
            'after' => '',
            'link_before' => '',
            'link_after' => '',
            'items_wrap' => '<ul id="%1$s" class="%2$s">%3$s</ul>',
            'item_spacing' => 'preserve',
            'walker' => '',
        ];
        /** This filter is documented in wp-includes/nav-menu-template.php */
        $filtered = apply_filters('wp_nav_menu_objects', $sorted, (object) ($args + $defaults));

        return array_values(array_filter(is_array($filtered) ? $filtered : $sorted, is_object(...)));
    }

    /**
     * Hook: `get_post_metadata`, while the current items are being found. Avoids a query for each parent of a current
     * item.
     *
     * @return mixed the parent of an item of the menu; the unchanged value for everything else
     */
    public function parentOfItem(mixed $value, mixed $id, mixed $key): mixed
    {
        return $key === '_menu_item_menu_item_parent' && is_int($id) && isset($this->parents[$id])
            ? [$this->parents[$id]]
            : $value;
    }

    /**
     * Hook: `terms_pre_query`, while the current items are being found. WordPress queries the terms of the page's post
     * once per menu, although they are in the cache.
     *
     * @return mixed the IDs of a post's terms if they are in the cache; the unchanged value for everything else
     */
    public function termsOfPage(mixed $terms, WP_Term_Query $query): mixed
    {
        ['object_ids' => $posts, 'taxonomy' => $taxonomies, 'fields' => $fields] = $query->query_vars + [
            'object_ids' => null,
            'taxonomy' => null,
            'fields' => null,
        ];
        if (
            $terms !== null ||
            $fields !== 'ids' ||
            !is_array($posts) ||
            !is_array($taxonomies) ||
            count($posts) !== 1 ||
            count($taxonomies) !== 1
        ) {
            return $terms;
        }
        [$post, $taxonomy] = [reset($posts), reset($taxonomies)];
        $loaded = is_numeric($post) && is_string($taxonomy) ? get_object_term_cache((int) $post, $taxonomy) : false;

        return is_array($loaded) ? array_column($loaded, 'term_id') : $terms;
    }

    /**
     * @param list<WP_Post> $items
     * @return array<int, WP_Post> items by their order, with the class of items that have a submenu
     */
    private function sorted(array $items): array
    {
        $sorted = [];
        foreach ($items as $item) {
            $classes = get_object_vars($item)['classes'] ?? null;
            $hasChildren = in_array((string) $item->ID, $this->parents, true) && is_array($classes);
            $changed =
                ['menu_item_parent' => $this->parents[$item->ID]] +
                ($hasChildren ? ['classes' => [...$classes, 'menu-item-has-children']] : []);
            $sorted[$item->menu_order] = new WP_Post((object) ($changed + get_object_vars($item)));
        }

        return $sorted;
    }
}
