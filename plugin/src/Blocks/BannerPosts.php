<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use WP_Post;
use WP_Query;

/** Finds the posts of a banner in themes that do not render it. */
final class BannerPosts
{
    /** Maximum number of slides, and number of fields for pages. */
    public const MAX = 5;

    /**
     * @param array<string, bool|int|string> $values
     * @return list<WP_Post>
     */
    public static function find(array $values): array
    {
        $query = match ($values['source']) {
            'pages' => self::pageQuery($values),
            'posts' => ['cat' => $values['category'], 'posts_per_page' => $values['count']],
            default => self::productQuery($values),
        };
        if ($query === null) {
            return [];
        }
        $found = new WP_Query(
            $query + [
                'post_status' => 'publish',
                'has_password' => false,
                'ignore_sticky_posts' => true,
                'no_found_rows' => true,
            ],
        );

        return array_values(
            array_filter($found->posts ?? [], static fn(mixed $post): bool => $post instanceof WP_Post),
        );
    }

    /**
     * @param array<string, bool|int|string> $values
     * @return array<string, mixed>|null null without pages
     */
    private static function pageQuery(array $values): ?array
    {
        $ids = [];
        for ($i = 1; $i <= self::MAX; $i++) {
            $ids[] = (int) $values["page{$i}"];
        }
        $ids = array_values(array_unique(array_filter($ids)));

        return $ids === []
            ? null
            : ['post_type' => 'page', 'post__in' => $ids, 'orderby' => 'post__in', 'posts_per_page' => count($ids)];
    }

    /**
     * @param array<string, bool|int|string> $values
     * @return array<string, mixed>|null null without WooCommerce
     */
    private static function productQuery(array $values): ?array
    {
        $category = (int) $values['productCategory'];
        $selected =
            $category > 0
                ? ['taxonomy' => 'product_cat', 'terms' => [$category]]
                : ['taxonomy' => 'product_visibility', 'field' => 'name', 'terms' => ['featured']];
        $hidden = [
            'taxonomy' => 'product_visibility',
            'field' => 'name',
            'terms' => ['exclude-from-catalog'],
            'operator' => 'NOT IN',
        ];

        return taxonomy_exists('product_cat')
            ? ['post_type' => 'product', 'posts_per_page' => $values['count'], 'tax_query' => [$selected, $hidden]]
            : null;
    }
}
