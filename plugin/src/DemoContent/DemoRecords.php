<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use WP_Post;
use WP_Term;
use wpdb;

/**
 * The marks of imported content: a meta value of each post and term with its key and, when it is complete, a space and
 * its fingerprint. Whoever deletes the content deletes its mark. Content without a fingerprint is from an interrupted
 * step.
 */
final class DemoRecords
{
    public const META = '_stallkeeper_demo';

    /** The package has about 200. */
    private const MAX_ROWS = 5000;

    /** @return array<string, int> post IDs by key, such as `page:home` */
    public function posts(): array
    {
        return self::ids(self::rows('post'));
    }

    /** @return list<int> */
    public function terms(): array
    {
        return array_values(self::ids(self::rows('term')));
    }

    /** @return list<int> */
    public function comments(): array
    {
        return array_map(static fn(array $row): int => $row[0], self::rows('comment'));
    }

    /** Whether the site has any. */
    public function exist(): bool
    {
        return self::rows('post', 1) !== [] || self::rows('term', 1) !== [];
    }

    /** @return bool whether it is as it was imported; true if the import was interrupted before it was complete */
    public function isUnchanged(WP_Post|WP_Term $object): bool
    {
        $saved =
            $object instanceof WP_Post
                ? get_post_meta($object->ID, self::META, true)
                : get_term_meta($object->term_id, self::META, true);
        $now = $object instanceof WP_Post ? Fingerprint::ofPost($object) : Fingerprint::ofTerm($object);
        [, $then] = explode(' ', (is_string($saved) ? $saved : '') . ' ');

        return $then === '' || $then === $now;
    }

    /** Adds the fingerprints of what is complete now. */
    public function seal(): void
    {
        foreach (self::rows('post') as [$id, $value]) {
            if (!str_contains($value, ' ')) {
                clean_post_cache($id);
                $post = get_post($id);
                if ($post instanceof WP_Post) {
                    update_post_meta($id, self::META, "$value " . Fingerprint::ofPost($post));
                }
            }
        }
        foreach (self::rows('term') as [$id, $value]) {
            $term = get_term($id);
            if ($term instanceof WP_Term && !str_contains($value, ' ')) {
                update_term_meta($id, self::META, "$value " . Fingerprint::ofTerm($term));
            }
        }
    }

    /**
     * Deletes what an interrupted step has left, which the step then imports again. Its terms are used again.
     *
     * @param string $status only posts with this status; empty for all
     */
    public function deleteIncomplete(string $status = ''): void
    {
        foreach (self::rows('post') as [$id, $value]) {
            if (!str_contains($value, ' ') && in_array($status, ['', get_post_status($id)], true)) {
                wp_delete_post($id, true);
            }
        }
    }

    /** Forgets everything. The content itself stays. */
    public static function delete(): void
    {
        foreach (['post', 'term', 'comment'] as $type) {
            delete_metadata($type, 0, self::META, '', true);
        }
    }

    /**
     * @param list<array{int, string}> $rows
     *
     * @return array<string, int>
     */
    private static function ids(array $rows): array
    {
        $ids = [];
        foreach ($rows as [$id, $value]) {
            $ids[explode(' ', $value)[0]] = $id;
        }

        return $ids;
    }

    /**
     * @param 'post'|'term'|'comment' $type
     *
     * @return list<array{int, string}> IDs and values
     */
    private static function rows(string $type, int $limit = self::MAX_ROWS): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $found = $wpdb->get_results(
            (string) $wpdb->prepare(
                'SELECT %i, meta_value FROM %i WHERE meta_key = %s ORDER BY %i LIMIT %d',
                "{$type}_id",
                $wpdb->prefix . $type . 'meta',
                self::META,
                "{$type}_id",
                $limit,
            ),
            ARRAY_N,
        );
        /** @var list<array{string, string}> $rows */
        $rows = is_array($found) ? $found : [];

        return array_map(static fn(array $row): array => [(int) $row[0], $row[1]], $rows);
    }
}
