<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Package;

use Closure;
use Stallkeeper\Demo\Content\Model\Category;
use Stallkeeper\Demo\Content\Model\Document;
use Stallkeeper\Demo\Content\Model\MenuItem;

/** Navigation menus in a WXR file. Items that lead to content outside of the selection are left out. */
final class WxrMenus
{
    /** The importer of the plugin replaces this path by the shop's page. */
    private const SHOP = '/shop/';

    /** @var list<string> */
    private array $items = [];

    /** @param Closure(string): int $id ID in the file by key */
    public function __construct(private readonly Selection $selection, private readonly Closure $id) {}

    /** @return list<string> */
    public function terms(): array
    {
        $terms = [];
        foreach ($this->selection->menus as $location => $menu) {
            $terms[] = WxrTag::group('wp:term', [
                WxrTag::text('wp:term_id', (string) ($this->id)("nav_menu:$location")),
                WxrTag::text('wp:term_taxonomy', 'nav_menu'),
                WxrTag::text('wp:term_slug', Package::menuSlug($location)),
                WxrTag::text('wp:term_name', Package::menuName($menu)),
            ]);
        }

        return $terms;
    }

    /** @return list<string> */
    public function items(): array
    {
        $this->items = [];
        foreach ($this->selection->menus as $location => $menu) {
            $position = 0;
            $this->addItems($location, $menu->items, 0, $position);
        }

        return $this->items;
    }

    /** @param list<MenuItem> $items */
    private function addItems(string $location, array $items, int $parent, int &$position): void
    {
        foreach ($items as $item) {
            if (!$this->isSelected($item)) {
                continue;
            }
            $slug = Package::menuSlug($location);
            $id = ($this->id)("nav_menu_item:$slug:" . ++$position);
            $tags = WxrTag::post([
                'post_id' => $id,
                'post_type' => 'nav_menu_item',
                'post_name' => "$slug-$position",
                'title' => $item->label ?? '',
                'status' => 'publish',
                'post_date' => '2024-01-02 08:00:00',
                'menu_order' => $position,
            ]);
            $tags[] = WxrTag::term('nav_menu', $slug, $slug);
            foreach ($this->meta($item, $parent) as $key => $value) {
                $tags[] = WxrTag::meta($key, $value);
            }
            $this->items[] = WxrTag::group('item', $tags);
            $this->addItems($location, $item->children, $id, $position);
        }
    }

    /** @return array<string, string> the importer needs all of the first nine keys */
    private function meta(MenuItem $item, int $parent): array
    {
        [$type, $object, $key] = match ($item->kind) {
            'page' => ['post_type', 'page', "page:{$item->target}"],
            'category' => ['taxonomy', 'category', "category:{$item->target}"],
            'productCategory' => ['taxonomy', 'product_cat', "product_cat:{$item->target}"],
            'shopPage', 'url' => ['custom', 'custom', null],
        };
        $meta = [
            '_menu_item_type' => $type,
            '_menu_item_menu_item_parent' => (string) $parent,
            '_menu_item_object_id' => (string) ($key === null ? 0 : ($this->id)($key)),
            '_menu_item_object' => $object,
            '_menu_item_target' => '',
            '_menu_item_classes' => serialize(['']),
            '_menu_item_xfn' => '',
            '_menu_item_url' => match ($item->kind) {
                'shopPage' => self::SHOP,
                'url' => $item->target,
                default => '',
            },
        ];

        return $item->submenu === null ? $meta : $meta + ['_stallkeeper_submenu' => $item->submenu];
    }

    private function isSelected(MenuItem $item): bool
    {
        return match ($item->kind) {
            'page' => in_array($item->target, self::slugs($this->selection->pages), true),
            'category' => in_array($item->target, self::slugs($this->selection->categories()), true),
            'shopPage' => $item->target === 'shop',
            default => true,
        };
    }

    /**
     * @param list<Document>|list<Category> $all
     * @return list<string>
     */
    private static function slugs(array $all): array
    {
        return array_map(static fn(Document|Category $one): string => $one->slug, $all);
    }
}
