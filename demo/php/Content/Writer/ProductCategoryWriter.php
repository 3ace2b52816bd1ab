<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\Category;

/** Creates product categories with their order and images. */
final class ProductCategoryWriter
{
    /**
     * @param list<Category>     $categories
     * @param array<string, int> $images attachment IDs by image name
     * @return array<string, int> term IDs by slug
     */
    public static function write(array $categories, array $images): array
    {
        $ids = TermWriter::writeCategories('product_cat', $categories);
        foreach (self::flatten($categories) as $order => $category) {
            update_term_meta($ids[$category->slug], 'order', $order);
            if (isset($images[$category->image ?? ''])) {
                update_term_meta($ids[$category->slug], 'thumbnail_id', $images[$category->image]);
            }
        }

        return $ids;
    }

    /**
     * @param list<Category> $categories
     * @return list<Category> parents before their children
     */
    private static function flatten(array $categories): array
    {
        $all = [];
        foreach ($categories as $category) {
            $all = [...$all, $category, ...self::flatten($category->children)];
        }

        return $all;
    }
}
