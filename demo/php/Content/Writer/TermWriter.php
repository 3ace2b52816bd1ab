<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\Category;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Site;

/** Categories in two levels, and tags. */
final class TermWriter
{
    /**
     * @param list<Category> $categories
     * @return array<string, int> term ids under their slugs
     */
    public static function tree(string $taxonomy, array $categories): array
    {
        return self::level($taxonomy, $categories, 0);
    }

    /** @return array<string, int> term ids under their slugs */
    public static function tags(Site $site): array
    {
        $ids = [];
        foreach ($site->tags as $slug => $name) {
            $ids[$slug] = self::term('post_tag', $slug, $name);
        }

        return $ids;
    }

    /**
     * @param list<Category> $categories
     * @return array<string, int>
     */
    private static function level(string $taxonomy, array $categories, int $parent): array
    {
        $ids = [];
        foreach ($categories as $category) {
            $id = self::term($taxonomy, $category->slug, $category->name, $category->description, $parent);
            $ids += [$category->slug => $id] + self::level($taxonomy, $category->children, $id);
        }

        return $ids;
    }

    private static function term(string $taxonomy, string $slug, string $name, string $description = '', int $parent = 0): int
    {
        $found = get_term_by('slug', $slug, $taxonomy);
        if ($found instanceof \WP_Term) {
            return $found->term_id;
        }
        $made = wp_insert_term(wp_slash($name), $taxonomy, ['slug' => $slug, 'description' => wp_slash($description), 'parent' => max(0, $parent)]);
        if (!is_array($made)) {
            throw new ContentError("The $taxonomy \"$slug\" was refused: " . $made->get_error_message());
        }

        return (int) $made['term_id'];
    }
}
