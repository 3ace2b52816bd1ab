<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Filter;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tokenizer\Utf8;

/** Converts the parameters facetFilters, numericFilters, tagFilters and filters into one condition. */
final class FilterParser
{
    /** Maximum bytes of one filter ("name:value"). It also bounds the input of the regular expressions. */
    private const MAX_FILTER_BYTES = 1000;

    private int $count = 0;

    /**
     * @param array<array-key, mixed> $params
     *
     * @throws SearchException when a filter is malformed, too long or exceeds the maximum number of filters
     */
    public static function from(array $params): ?Condition
    {
        $filters = new self();
        $text = $params['filters'] ?? '';
        if (!is_string($text)) {
            throw new SearchException('filters: a string is expected');
        }

        return Condition::all(
            array_values(
                array_filter([
                    $filters->nested($params['facetFilters'] ?? [], 'facetFilters', self::facet(...)),
                    $filters->nested($params['numericFilters'] ?? [], 'numericFilters', self::number(...)),
                    $filters->nested($params['tagFilters'] ?? [], 'tagFilters', self::tag(...)),
                    trim($text) === ''
                        ? null
                        : (new FilterExpression($text, $filters->leaf(...), self::number(...)))->parse(),
                ]),
            ),
        );
    }

    /** Parses "name:value". A minus before the name or the value negates the filter; a backslash escapes the minus. */
    public static function facet(string $text): Condition
    {
        $not = str_starts_with($text, '-');
        $parts = explode(':', $not ? substr($text, 1) : $text, 2);
        if (count($parts) < 2 || $parts[0] === '') {
            throw new SearchException("Invalid syntax for facetFilters: `$text`, expected `facet:value`");
        }
        [$name, $value] = $parts;
        if (str_starts_with($value, '-')) {
            $not = !$not;
            $value = substr($value, 1);
        } elseif (str_starts_with($value, '\\-')) {
            $value = substr($value, 1);
        }

        return Condition::facet($name, $value, $not);
    }

    /** Parses "name > 5" or "name:1 TO 5". */
    public static function number(string $text): Condition
    {
        $number = '\s*+(-?\d++(?:\.\d++)?(?:[eE][-+]?\d++)?)\s*+';
        // The name pattern also matches trailing spaces. A separate pattern for them would cause heavy backtracking.
        if (preg_match("/^([^<>=!:]++)(<=|>=|!=|<|>|=)$number\$/D", $text, $found) === 1) {
            return Condition::number(trim($found[1]), Operator::from($found[2]), self::finite($found[3]));
        }
        if (preg_match("/^([^<>=!:]++):{$number}TO$number\$/D", $text, $found) === 1) {
            return Condition::between(trim($found[1]), self::finite($found[2]), self::finite($found[3]));
        }
        throw new SearchException(
            "Invalid syntax for numericFilters: `$text`, expected `name operator number` or `name:low TO high`",
        );
    }

    /** @throws SearchException when the number is too large: SQLite reads infinity as 0 */
    private static function finite(string $digits): float
    {
        $number = (float) $digits;

        return is_finite($number)
            ? $number
            : throw new SearchException("Invalid number in a filter: `$digits` is too large");
    }

    public static function tag(string $text): Condition
    {
        $not = str_starts_with($text, '-');

        return Condition::facet('_tags', $not ? substr($text, 1) : $text, $not);
    }

    /**
     * Combines nested lists: the outer list is AND, a list inside it is OR, and a list inside that is AND again.
     *
     * @param callable(string): Condition $leaf
     */
    private function nested(mixed $value, string $param, callable $leaf, int $depth = 0): ?Condition
    {
        if ($value === null || $value === '' || $value === []) {
            return null;
        }
        if (is_string($value) && $depth === 0 && str_contains($value, ',')) {
            $value = array_map(trim(...), explode(',', $value, IndexSettings::MAX_FILTERS + 2));
        }
        if (is_scalar($value)) {
            return $this->leaf((string) $value, $param, $leaf);
        }
        if (!is_array($value) || !array_is_list($value) || $depth > 2) {
            throw new SearchException("$param: a string or lists of strings, nested twice at most, are expected");
        }
        $parts = [];
        foreach ($value as $item) {
            $part = $this->nested($item, $param, $leaf, $depth + 1);
            if ($part !== null) {
                $parts[] = $part;
            }
        }

        return $depth === 1 ? Condition::any($parts) : Condition::all($parts);
    }

    /**
     * @param callable(string): Condition $read
     *
     * @throws SearchException when the filter is too long or exceeds the maximum number of filters in one search
     */
    private function leaf(string $text, string $param, callable $read): Condition
    {
        if (++$this->count > IndexSettings::MAX_FILTERS) {
            throw new SearchException(
                "$param: too many filters, at most " . IndexSettings::MAX_FILTERS . ' in one search',
            );
        }
        if (strlen($text) > self::MAX_FILTER_BYTES) {
            throw new SearchException("$param: a filter is longer than " . self::MAX_FILTER_BYTES . ' bytes');
        }

        return $read(Utf8::clean($text));
    }
}
