<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;

/**
 * Reads names of terms and titles of pages directly, because other plugins limit WordPress's queries to one language.
 */
final class LinkNames
{
    public function __construct(private readonly PostDatabase $database) {}

    /**
     * @param list<string> $taxonomies
     * @param int $limit maximum number of terms; terms with more posts come first
     *
     * @return list<array{id: int, kind: string, name: string, parent: int, count: int}> kind: taxonomy; count: posts
     *     without those of child terms, as WordPress has counted them
     *
     * @throws DatabaseError if the query fails
     */
    public function terms(array $taxonomies, int $limit): array
    {
        $db = $this->database->connection();

        return $taxonomies === []
            ? []
            : $this->names(
                'SELECT t.term_id, tt.taxonomy, t.name, tt.parent, tt.count FROM %i t JOIN %i tt ON tt.term_id = t.term_id WHERE tt.taxonomy IN (' .
                    PostDatabase::marks($taxonomies) .
                    ') ORDER BY tt.count DESC, t.term_id LIMIT %d',
                [$db->terms, $db->term_taxonomy, ...$taxonomies, $limit],
            );
    }

    /**
     * @return list<array{id: int, kind: string, name: string, parent: int, count: int}> published pages without a
     *     password; kind: `page`; count: 0
     *
     * @throws DatabaseError if the query fails
     */
    public function pages(int $limit): array
    {
        return $this->names(
            "SELECT ID, post_type, post_title, 0, 0 FROM %i WHERE post_type = 'page' AND post_status = 'publish' AND post_password = ''" .
                ' ORDER BY menu_order, ID LIMIT %d',
            [$this->database->connection()->posts, $limit],
        );
    }

    /**
     * @param literal-string   $sql
     * @param list<int|string> $values
     *
     * @return list<array{id: int, kind: string, name: string, parent: int, count: int}>
     */
    private function names(string $sql, array $values): array
    {
        return array_map(
            static fn(array $row): array => [
                'id' => (int) $row[0],
                'kind' => (string) ($row[1] ?? ''),
                'name' => (string) ($row[2] ?? ''),
                'parent' => (int) ($row[3] ?? 0),
                'count' => (int) ($row[4] ?? 0),
            ],
            $this->database->rows($sql, $values),
        );
    }
}
