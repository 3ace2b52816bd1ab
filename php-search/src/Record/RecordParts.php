<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Record;

use Stallkeeper\Search\Tokenizer\Utf8;

/**
 * Splits a long post into several records and joins them again, because the provider limits the size of a record (10 kB
 * in its smallest plans). All parts have the same `post_id`, which the provider uses to group them (`distinct`).
 * `record_index` and `record_count` contain their order.
 */
final class RecordParts
{
    /** Maximum bytes of a record as JSON. It is below the provider's smallest limit. */
    public const LIMIT_BYTES = 9000;

    /** Maximum number of parts, more than a novel needs. The search ignores the rest of the text. */
    private const MAX_PARTS = 200;

    /** Minimum bytes of content per part, for records whose other fields already exceed the limit. */
    private const MIN_BYTES = 500;

    private const SPACES = '/[\s\p{Z}]/u';

    /**
     * @param array<array-key, mixed> $record record with objectID ("7-0") and content; invalid UTF-8 is removed from
     * the content
     *
     * @return non-empty-list<array<array-key, mixed>> records of at most $limit bytes as JSON, unless other fields
     *     exceed it
     */
    public static function split(array $record, int $limit = self::LIMIT_BYTES): array
    {
        $content = is_string($record['content'] ?? null) ? Utf8::clean($record['content']) : '';
        $id = is_scalar($record['objectID'] ?? null) ? (string) $record['objectID'] : '';
        $base = preg_replace('/-\d+$/D', '', $id) ?? $id;
        $frame = ['content' => '', 'record_index' => self::MAX_PARTS, 'record_count' => self::MAX_PARTS] + $record;
        $room = max(self::MIN_BYTES, $limit - self::bytes($frame));
        $parts = array_slice(self::cut($content, $room), 0, self::MAX_PARTS);
        $records = [];
        foreach ($parts as $i => $part) {
            $records[] =
                ['objectID' => "$base-$i", 'content' => $part, 'record_index' => $i, 'record_count' => count($parts)] +
                $record;
        }

        return $records;
    }

    /** @return list<string> objectIDs of all parts of a record, including the given one */
    public static function siblings(string $objectID, int $count): array
    {
        $base = preg_replace('/-\d+$/D', '', $objectID) ?? $objectID;

        return array_map(static fn(int $i): string => "$base-$i", range(0, max(1, min(self::MAX_PARTS, $count)) - 1));
    }

    /**
     * Joins the parts of a text.
     *
     * @param iterable<array<array-key, mixed>> $parts in any order
     */
    public static function join(iterable $parts): string
    {
        $texts = [];
        foreach ($parts as $part) {
            $texts[self::indexOf($part)] = is_string($part['content'] ?? null) ? $part['content'] : '';
        }
        ksort($texts);

        return implode('', $texts);
    }

    /**
     * Replaces the content of a hit with the whole text of its post. The part that matched keeps its highlighting. The
     * JavaScript counterpart is `src/search/client/recordChunks.ts`.
     *
     * @param array<array-key, mixed>       $hit
     * @param list<array<array-key, mixed>> $parts parts of any posts, with objectID, content and record_index
     *
     * @return array<array-key, mixed>
     */
    public static function whole(array $hit, array $parts): array
    {
        $text = static fn(mixed $value): string => is_string($value) ? $value : '';
        $base = static fn(array $record): string => preg_replace('/-\d+$/D', '', $text($record['objectID'] ?? '')) ??
            '';
        $texts = [];
        foreach ($parts as $part) {
            if ($base($part) === $base($hit)) {
                $texts[self::indexOf($part)] = $text($part['content'] ?? null);
            }
        }
        if (count($texts) < 2) {
            return $hit;
        }
        ksort($texts);
        $highlights = is_array($hit['_highlightResult'] ?? null) ? $hit['_highlightResult'] : [];
        $marked = is_array($highlights['content'] ?? null) ? $text($highlights['content']['value'] ?? '') : '';
        $found = self::indexOf($hit);
        $shown = $marked !== '' && isset($texts[$found]) ? [$found => $marked] + $texts : $texts;
        ksort($shown);

        return [
            'content' => implode('', $texts),
            '_highlightResult' => ['content' => ['value' => implode('', $shown)]] + $highlights,
        ] + $hit;
    }

    /** @param array<array-key, mixed> $part */
    private static function indexOf(array $part): int
    {
        return is_int($part['record_index'] ?? null) ? max(0, $part['record_index']) : 0;
    }

    /**
     * Splits a text between characters, after a space if there is one in the last fifth.
     *
     * @return non-empty-list<string>
     */
    private static function cut(string $text, int $room): array
    {
        $parts = [];
        while (strlen($text) > $room || self::bytes($text) > $room) {
            $part = self::fitting($text, $room);
            if (preg_match_all(self::SPACES, $part, $spaces, PREG_OFFSET_CAPTURE) > 0) {
                [$space, $at] = $spaces[0][count($spaces[0]) - 1];
                $part = $at > (4 * strlen($part)) / 5 ? substr($part, 0, $at + strlen($space)) : $part;
            }
            $parts[] = $part;
            $text = substr($text, strlen($part));
        }

        return $text === '' && $parts !== [] ? $parts : [...$parts, $text];
    }

    /** Returns as many characters as fit. JSON needs more bytes than UTF-8 for some of them. */
    private static function fitting(string $text, int $room): string
    {
        $part = mb_strcut($text, 0, $room, 'UTF-8');
        while (($over = self::bytes($part) - $room) > 0) {
            $part = mb_strcut($part, 0, max(1, strlen($part) - max(1, intdiv($over + 5, 6))), 'UTF-8');
        }

        return $part === '' ? mb_substr($text, 0, 1, 'UTF-8') : $part;
    }

    private static function bytes(mixed $value): int
    {
        return strlen(
            (string) json_encode(
                $value,
                JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE,
            ),
        );
    }
}
