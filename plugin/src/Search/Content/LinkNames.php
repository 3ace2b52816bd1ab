<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

/** Reads names of terms and titles of pages directly, because other plugins limit WordPress's queries to one language. */
final class LinkNames
{
    public function __construct(private readonly PostDatabase $database) {}

    /**
     * @param list<string> $taxonomies
     * @param int $limit maximum number of terms; terms with more posts come first
     *
     * @return list<array{id: int, kind: string, name: string, parent: int, count: int}> kind: taxonomy; count: posts without
     *     those of child terms, as WordPress has counted them
     */
    public function terms(array $taxonomies, int $limit): array
    {
        if ($taxonomies === []) {
            return [];
        }
        $db = $this->database->connection();

        return self::rows($db->get_results((string) $db->prepare(
            'SELECT t.term_id AS id, tt.taxonomy AS kind, t.name, tt.parent, tt.count FROM %i t JOIN %i tt ON tt.term_id = t.term_id WHERE tt.taxonomy IN (' . PostDatabase::marks($taxonomies) . ') ORDER BY tt.count DESC, t.term_id LIMIT %d',
            [$db->terms, $db->term_taxonomy, ...$taxonomies, $limit],
        ), ARRAY_A));
    }

    /** @return list<array{id: int, kind: string, name: string, parent: int, count: int}> published pages without a password; kind: `page`; count: 0 */
    public function pages(int $limit): array
    {
        $db = $this->database->connection();

        return self::rows($db->get_results((string) $db->prepare(
            "SELECT ID AS id, post_type AS kind, post_title AS name, 0 AS parent, 0 AS count FROM %i WHERE post_type = 'page' AND post_status = 'publish' AND post_password = '' ORDER BY menu_order, ID LIMIT %d",
            [$db->posts, $limit],
        ), ARRAY_A));
    }

    /** @return list<array{id: int, kind: string, name: string, parent: int, count: int}> */
    private static function rows(mixed $found): array
    {
        $rows = [];
        foreach (is_array($found) ? $found : [] as $row) {
            $text = static fn(string $name): string => is_array($row) && is_scalar($row[$name] ?? null) ? (string) $row[$name] : '';
            $rows[] = ['id' => (int) $text('id'), 'kind' => $text('kind'), 'name' => $text('name'), 'parent' => (int) $text('parent'), 'count' => (int) $text('count')];
        }

        return $rows;
    }
}
