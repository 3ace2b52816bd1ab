<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Search\Ranking\QueryRules;

/** The queries of a rule, as the user types them: one per line, or separated by commas. */
final class PinnedQueries
{
    /** Maximum number of characters of one query. */
    public const MAX_LENGTH = 512;

    /** Maximum number of characters of the field. */
    public const MAX_TEXT = 12_000;

    /** A new line, or a comma that is not in a number. */
    private const SEPARATOR = '/[\r\n]+|,(?!\d)|(?<!\d),/';

    /** @return list<string> without equal ones, as typed */
    public static function parse(string $text): array
    {
        $queries = [];
        foreach (preg_split(self::SEPARATOR, $text) ?: [] as $query) {
            if (trim($query) !== '') {
                $queries[QueryRules::key($query)] ??= trim($query);
            }
        }

        return array_values($queries);
    }

    /**
     * @param list<string> $queries
     *
     * @return string text of the field; searches ignore commas, so those of a query become spaces
     */
    public static function text(array $queries): string
    {
        return implode("\n", preg_replace(self::SEPARATOR, ' ', $queries));
    }

    /**
     * @param list<string> $queries
     * @param string $edited a query of the saved rule that these queries replace
     *
     * @return list<string> messages for the user
     */
    public static function errors(array $queries, string $edited, PinnedResults $results): array
    {
        $invalid = array_filter(
            $queries,
            static fn(string $query): bool => QueryRules::key($query) === '' ||
                mb_strlen($query, 'UTF-8') > self::MAX_LENGTH,
        );
        if ($queries === [] || $invalid !== []) {
            return [__('Enter a query with at least one letter or digit.', 'stallkeeper-tools')];
        }
        if (count($queries) > PinnedRule::MAX_QUERIES) {
            return [
                sprintf(
                    /* translators: %s: maximum number of queries */
                    __('A rule can have at most %s queries.', 'stallkeeper-tools'),
                    number_format_i18n(PinnedRule::MAX_QUERIES),
                ),
            ];
        }
        $errors = [];
        $others = $results->keysBeside($edited);
        foreach ($queries as $query) {
            if (isset($others[QueryRules::key($query)])) {
                /* translators: %s: query of visitors */
                $errors[] = sprintf(__('Another rule has the query “%s” already.', 'stallkeeper-tools'), $query);
            }
        }
        if (count($others) + count($queries) > QueryRules::MAX_QUERIES) {
            $errors[] = sprintf(
                /* translators: %s: maximum number of queries */
                __('At most %s queries can have pinned or hidden results. Delete one first.', 'stallkeeper-tools'),
                number_format_i18n(QueryRules::MAX_QUERIES),
            );
        }

        return $errors;
    }
}
