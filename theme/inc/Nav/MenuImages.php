<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Render\Nav\SubmenuLayout;
use WP_Post;

/**
 * Reads how the submenus of a menu look, and the images of their entries: of a product category or brand, or the
 * featured image of a post. These values become part of the stored menus.
 *
 * @phpstan-type Image array{id: int, src: string, width: int, height: int}
 */
final class MenuImages
{
    /** 300 pixels, for tiles of up to 240 (submenu-columns.css). One URL keeps the stored menus small. */
    private const SIZE = 'medium';

    /** Names of the metadata with the ID of the image, by the type of the item. */
    public const KEYS = ['post_type' => '_thumbnail_id', 'taxonomy' => 'thumbnail_id'];

    /**
     * @param array<array-key, mixed> $items of a menu, as WordPress has prepared them
     * @return array<int, array{layout?: string, image?: Image}> values of the items that have any, by item ID
     */
    public static function find(array $items): array
    {
        $found = $withImages = [];
        foreach ($items as $item) {
            if ($item instanceof WP_Post) {
                $layout = SubmenuLayout::fromValue(get_post_meta($item->ID, SubmenuField::META, true));
                if ($layout !== SubmenuLayout::List) {
                    $found[$item->ID] = ['layout' => $layout->value];
                }
                if ($layout === SubmenuLayout::Images) {
                    $withImages[] = $item->ID;
                }
            }
        }
        foreach (self::images($items, $withImages) as $id => $image) {
            $found[$id]['image'] = $image;
        }

        return $found;
    }

    /**
     * @param array<array-key, mixed> $items
     * @param list<int> $parents IDs of items
     * @return array<int, Image> images of the items below the parents, by item ID
     */
    private static function images(array $items, array $parents): array
    {
        $linked = ['post_type' => [], 'taxonomy' => []];
        foreach ($items as $item) {
            $values = $item instanceof WP_Post ? get_object_vars($item) : [];
            [$type, $object, $parent] = [
                $values['type'] ?? null,
                $values['object_id'] ?? null,
                $values['menu_item_parent'] ?? null,
            ];
            if (
                ($type === 'post_type' || $type === 'taxonomy') &&
                is_numeric($object) &&
                is_numeric($parent) &&
                in_array((int) $parent, $parents, true) &&
                $item instanceof WP_Post
            ) {
                $linked[$type][$item->ID] = (int) $object;
            }
        }
        update_meta_cache('post', array_values($linked['post_type']));
        update_meta_cache('term', array_values($linked['taxonomy']));
        $attachments = [];
        foreach ($linked as $type => $objects) {
            foreach ($objects as $item => $object) {
                $id = get_metadata($type === 'taxonomy' ? 'term' : 'post', $object, self::KEYS[$type], true);
                $attachments[$item] = is_numeric($id) ? (int) $id : 0;
            }
        }
        $attachments = array_filter($attachments);
        _prime_post_caches(array_values(array_unique($attachments)), false);

        return array_filter(array_map(self::image(...), $attachments));
    }

    /** @return Image|null */
    private static function image(int $id): ?array
    {
        $image = wp_get_attachment_image_src($id, self::SIZE);

        return is_array($image)
            ? ['id' => $id, 'src' => $image[0], 'width' => (int) $image[1], 'height' => (int) $image[2]]
            : null;
    }
}
