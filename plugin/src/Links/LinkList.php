<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Search\Tokenizer\Tokenizer;
use Stallkeeper\Search\Tokenizer\Utf8;

/**
 * Caches the names of all terms and pages that a search may link to, as words, because reading thousands of terms per
 * search would be slow. The cache may be older than the terms and pages, so LinkFinder checks each match.
 *
 * @phpstan-type Entry array{id: int, kind: string, words: string, parent: int, count: int}
 */
final class LinkList
{
    public const TRANSIENT = 'stallkeeper_search_links';

    private const MAX_ENTRIES = 5000;

    /** Some tools change terms without hooks. */
    private const SECONDS = HOUR_IN_SECONDS;

    public function __construct(private readonly LinkNames $names) {}

    /**
     * @param list<string> $kinds taxonomies, and `page`
     *
     * @return list<Entry> at most 5,000; words: folded and with a space on both sides
     */
    public function entries(array $kinds): array
    {
        $key = md5(implode(' ', $kinds));
        $stored = get_transient(self::TRANSIENT);
        if (is_array($stored) && ($stored['key'] ?? null) === $key && is_array($stored['entries'] ?? null)) {
            /** @var list<Entry> only this class writes the transient */
            $entries = $stored['entries'];

            return $entries;
        }
        $entries = $this->read($kinds);
        set_transient(self::TRANSIENT, ['key' => $key, 'entries' => $entries], self::SECONDS);

        return $entries;
    }

    /** Deletes the stored list. The next search reads the names again. */
    public function forget(): void
    {
        delete_transient(self::TRANSIENT);
    }

    /**
     * @param list<string> $kinds
     *
     * @return list<Entry>
     */
    private function read(array $kinds): array
    {
        $rows = $this->names->terms(array_values(array_diff($kinds, [LinkKinds::PAGE])), self::MAX_ENTRIES);
        $room = self::MAX_ENTRIES - count($rows);
        $rows =
            in_array(LinkKinds::PAGE, $kinds, true) && $room > 0 ? [...$rows, ...$this->names->pages($room)] : $rows;

        return array_map(
            static fn(array $row): array => [
                'id' => $row['id'],
                'kind' => $row['kind'],
                'words' => self::words($row['name']),
                'parent' => $row['parent'],
                'count' => $row['count'],
            ],
            $rows,
        );
    }

    private static function words(string $name): string
    {
        return ' ' . implode(' ', Tokenizer::tokens(Utf8::clean(self::plain($name)))) . ' ';
    }

    /** @param string $name name of a term or title of a page, which may contain entities and HTML */
    public static function plain(string $name): string
    {
        return html_entity_decode(wp_strip_all_tags($name), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
