<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Menu;
use Stallkeeper\Demo\Content\Model\MenuItem;
use Stallkeeper\Demo\Content\Model\Site;

/** Creates navigation menus and assigns them to theme locations. */
final class MenuWriter
{
    private const HASH_KEY = '_stallkeeper_demo_state';

    /**
     * @param array<string, int> $pages      IDs by slug
     * @param array<string, int> $categories IDs by slug
     * @param ShopWriter|null          $shop       null to skip items that require WooCommerce
     */
    public function __construct(private array $pages, private array $categories, private ?ShopWriter $shop) {}

    public function write(Site $site): void
    {
        $locations = get_theme_mod('nav_menu_locations');
        $locations = is_array($locations) ? $locations : [];
        foreach ($site->menus as $location => $menu) {
            $locations[$location] = $this->menu($menu);
        }
        set_theme_mod('nav_menu_locations', $locations);
    }

    private function menu(Menu $menu): int
    {
        $existing = wp_get_nav_menu_object($menu->name);
        $id = $existing instanceof \WP_Term ? $existing->term_id : wp_create_nav_menu($menu->name);
        if (!is_int($id)) {
            throw new ContentError(
                "site.json: could not create the menu \"{$menu->name}\": " . $id->get_error_message(),
            );
        }
        $hash = ImportState::hash([$menu, $this->pages, $this->categories, $this->shop]);
        if (get_term_meta($id, self::HASH_KEY, true) !== $hash) {
            foreach (wp_get_nav_menu_items($id) ?: [] as $old) {
                if ($old instanceof \WP_Post) {
                    wp_delete_post($old->ID, true);
                }
            }
            $position = 0;
            $this->items($id, $menu->items, 0, $position);
            update_term_meta($id, self::HASH_KEY, $hash);
        }

        return $id;
    }

    /** @param list<MenuItem> $items */
    private function items(int $menu, array $items, int $parent, int &$position): void
    {
        foreach ($items as $item) {
            if ($this->shop === null && in_array($item->kind, ['shopPage', 'productCategory'], true)) {
                continue;
            }
            $id = wp_update_nav_menu_item(
                $menu,
                0,
                wp_slash(
                    [
                        'menu-item-title' => $item->label ?? '',
                        'menu-item-status' => 'publish',
                        'menu-item-parent-id' => $parent,
                        'menu-item-position' => ++$position,
                    ] + $this->target($item),
                ),
            );
            if (!is_int($id)) {
                throw new ContentError(
                    "site.json: could not create the menu item \"{$item->target}\": " . $id->get_error_message(),
                );
            }
            if ($item->submenu !== null) {
                update_post_meta($id, '_stallkeeper_submenu', $item->submenu);
            }
            $this->items($menu, $item->children, $id, $position);
        }
    }

    /** @return array<string, string|int> */
    private function target(MenuItem $item): array
    {
        if ($item->kind === 'url') {
            return ['menu-item-type' => 'custom', 'menu-item-url' => $item->target];
        }
        [$type, $object, $ids] = match ($item->kind) {
            'page' => ['post_type', 'page', $this->pages],
            'category' => ['taxonomy', 'category', $this->categories],
            'shopPage' => ['post_type', 'page', $this->shop->pages ?? []],
            'productCategory' => ['taxonomy', 'product_cat', $this->shop->categories ?? []],
        };

        return [
            'menu-item-type' => $type,
            'menu-item-object' => $object,
            'menu-item-object-id' =>
                $ids[$item->target] ?? throw new ContentError("site.json: unknown {$item->kind} \"{$item->target}\""),
        ];
    }
}
