<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\Category;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Site;

/** Creates categories and tags. */
final class TermWriter
{
    /**
     * @param list<Category> $categories
     * @return array<string, int> term IDs by slug
     */
    public static function writeCategories(string $taxonomy, array $categories): array
    {
        return self::writeLevel($taxonomy, $categories, 0);
    }

    /** @return array<string, int> term IDs by slug */
    public static function writeTags(Site $site): array
    {
        $ids = [];
        foreach ($site->tags as $slug => $name) {
            $ids[$slug] = self::writeTerm('post_tag', $slug, $name);
        }

        return $ids;
    }

    /**
     * @param list<Category> $categories
     * @return array<string, int>
     */
    private static function writeLevel(string $taxonomy, array $categories, int $parent): array
    {
        $ids = [];
        foreach ($categories as $category) {
            $id = self::writeTerm($taxonomy, $category->slug, $category->name, $category->description, $parent);
            $ids += [$category->slug => $id] + self::writeLevel($taxonomy, $category->children, $id);
        }

        return $ids;
    }

    private static function writeTerm(
        string $taxonomy,
        string $slug,
        string $name,
        string $description = '',
        int $parent = 0,
    ): int {
        $existing = get_term_by('slug', $slug, $taxonomy);
        if ($existing instanceof \WP_Term) {
            return $existing->term_id;
        }
        $result = wp_insert_term(wp_slash($name), $taxonomy, [
            'slug' => $slug,
            'description' => wp_slash($description),
            'parent' => max(0, $parent),
        ]);
        if (!is_array($result)) {
            throw new ContentError(
                "Could not create the term \"$slug\" of the taxonomy $taxonomy: " . $result->get_error_message(),
            );
        }

        return (int) $result['term_id'];
    }
}
