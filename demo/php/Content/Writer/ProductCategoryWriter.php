<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\Category;

/** Categories of products, each with a picture. */
final class ProductCategoryWriter
{
    /**
     * @param list<Category>     $categories
     * @param array<string, int> $pictures attachment ids under the pictures' names
     * @return array<string, int> term ids under their slugs
     */
    public static function write(array $categories, array $pictures): array
    {
        $ids = TermWriter::tree('product_cat', $categories);
        foreach (self::all($categories) as $order => $category) {
            update_term_meta($ids[$category->slug], 'order', $order);
            if (isset($pictures[$category->image ?? ''])) {
                update_term_meta($ids[$category->slug], 'thumbnail_id', $pictures[$category->image]);
            }
        }

        return $ids;
    }

    /**
     * @param list<Category> $categories
     * @return list<Category> parents before their children
     */
    private static function all(array $categories): array
    {
        $all = [];
        foreach ($categories as $category) {
            $all = [...$all, $category, ...self::all($category->children)];
        }

        return $all;
    }
}
