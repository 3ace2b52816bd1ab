<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Tools\Search\Records\PostDatabase;
use WP_Post;
use WP_Term;

/**
 * The marks of imported content: a meta value of each post and term with its key and, when it is complete, a space and
 * its fingerprint. WordPress deletes the mark together with the content. Content without a fingerprint is from an
 * interrupted step.
 *
 * Methods throw a DatabaseError if the marks cannot be read: the site would seem to have no imported content then.
 */
final class DemoRecords
{
    public const META = '_stallkeeper_demo';

    /** The package has about 200. */
    private const MAX_ROWS = 5000;

    public function __construct(private readonly PostDatabase $database) {}

    /** @return array<string, int> post IDs by key, such as `page:home` */
    public function posts(): array
    {
        return self::ids($this->rows('post'));
    }

    /** @return list<int> */
    public function terms(): array
    {
        return array_values(self::ids($this->rows('term')));
    }

    /** @return list<int> */
    public function comments(): array
    {
        return array_map(static fn(array $row): int => $row[0], $this->rows('comment'));
    }

    /** Whether the site has any. */
    public function exist(): bool
    {
        return $this->rows('post', 1) !== [] || $this->rows('term', 1) !== [];
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
        foreach ($this->rows('post') as [$id, $value]) {
            if (!str_contains($value, ' ')) {
                clean_post_cache($id);
                $post = get_post($id);
                if ($post instanceof WP_Post) {
                    update_post_meta($id, self::META, "$value " . Fingerprint::ofPost($post));
                }
            }
        }
        foreach ($this->rows('term') as [$id, $value]) {
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
        foreach ($this->rows('post') as [$id, $value]) {
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
    private function rows(string $type, int $limit = self::MAX_ROWS): array
    {
        $rows = $this->database->rows('SELECT %i, meta_value FROM %i WHERE meta_key = %s ORDER BY %i LIMIT %d', [
            "{$type}_id",
            $this->database->connection()->prefix . $type . 'meta',
            self::META,
            "{$type}_id",
            $limit,
        ]);

        return array_map(static fn(array $row): array => [(int) $row[0], (string) ($row[1] ?? '')], $rows);
    }
}
