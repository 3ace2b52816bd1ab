<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** The pinned and hidden records of an index, by query. */
final class QueryRules
{
    /** Maximum number of queries with a rule. */
    public const MAX_QUERIES = 500;

    public function __construct(private readonly Database $db) {}

    /** Returns what equal queries have in common: their words without regard to case, accents and punctuation. */
    public static function key(string $query): string
    {
        return implode(' ', Tokenizer::tokens($query));
    }

    public function find(string $query): ?QueryRule
    {
        $key = self::key($query);
        $row =
            $key === ''
                ? null
                : $this->db->rows('SELECT pinned, hidden FROM query_rules WHERE query = ?', [$key])[0] ?? null;

        return $row === null ? null : new QueryRule(self::list($row[0]), self::list($row[1]));
    }

    /**
     * Returns the internal IDs of records. IDs of records that do not exist are left out.
     *
     * @param list<string> $objectIDs
     *
     * @return list<int> in the same order
     */
    public function ids(array $objectIDs): array
    {
        $ids = [];
        foreach ($objectIDs as $objectID) {
            $ids = [...$ids, ...$this->db->column('SELECT id FROM posts WHERE object_id = ?', [$objectID])];
        }

        return $ids;
    }

    /**
     * Replaces all rules. Call it in a transaction.
     *
     * @param array<array-key, QueryRule> $rules query => rule; queries with the same key overwrite each other, and
     *   those beyond MAX_QUERIES are dropped
     */
    public function replace(array $rules): void
    {
        $this->db->run('DELETE FROM query_rules');
        foreach (array_slice($rules, 0, self::MAX_QUERIES, true) as $query => $rule) {
            $key = self::key((string) $query);
            if ($key !== '' && !$rule->isEmpty()) {
                $this->db->run('INSERT OR REPLACE INTO query_rules (query, pinned, hidden) VALUES (?, ?, ?)', [
                    $key,
                    self::json($rule->pinned),
                    self::json($rule->hidden),
                ]);
            }
        }
    }

    /** @param list<string> $objectIDs */
    private static function json(array $objectIDs): string
    {
        return json_encode($objectIDs, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
    }

    /** @return list<string> */
    private static function list(mixed $json): array
    {
        $list = is_string($json) ? json_decode($json, true) : null;

        return array_values(array_filter(is_array($list) ? $list : [], is_string(...)));
    }
}
