<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search\Indexing;

use Stallkeeper\Search\RecordParts;
use Stallkeeper\Theme\Search\Records;
use WP_Http;
use WP_Post;

/** A post's records as the hosted provider gets them: addresses whole, long texts in several parts. */
final class RemoteRecords
{
    /** How many parts a post has there, where it is more than one: those that are too many later must be deleted. */
    private const PARTS = '_stallkeeper_search_parts';

    /**
     * Filter `stallkeeper_hosted_record_limit`: bytes of one record as JSON, 9000 by default.
     *
     * @return non-empty-list<array<array-key, mixed>>
     */
    public static function of(WP_Post $post): array
    {
        $limit = apply_filters('stallkeeper_hosted_record_limit', RecordParts::LIMIT_BYTES);
        $record = Records::of($post);
        $link = is_string($record['permalink'] ?? null) ? $record['permalink'] : '';
        $image = is_array($record['image'] ?? null) ? $record['image'] : null;
        if (is_string($image['src'] ?? null)) {
            $record['image'] = ['src' => self::whole($image['src'])] + $image;
        }

        return RecordParts::split(['permalink' => self::whole($link)] + $record, is_int($limit) ? max(1000, $limit) : RecordParts::LIMIT_BYTES);
    }

    /**
     * To be called when a post's records have been sent.
     *
     * @param int $parts how many it has now; 0: none any more
     *
     * @return list<string> objectIDs of older parts that must go
     */
    public static function note(int $post, int $parts): array
    {
        $known = get_post_meta($post, self::PARTS, true);
        $before = max(1, is_numeric($known) ? (int) $known : 1);
        if ($parts > 1) {
            update_post_meta($post, self::PARTS, $parts);
        } elseif ($before > 1) {
            delete_post_meta($post, self::PARTS);
        }

        return array_slice(RecordParts::siblings(Records::objectID($post), $before), $parts);
    }

    /** The provider's hits are shown on other hosts, too: an app, a second shop. */
    private static function whole(string $address): string
    {
        return $address === '' ? '' : WP_Http::make_absolute_url($address, home_url('/'));
    }
}
