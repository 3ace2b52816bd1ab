<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\Condition;
use Stallkeeper\Search\Filter\FilterParser;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tokenizer\Utf8;

/** The parameters of one search or facet value search. */
final class SearchParameters
{
    private const HITS_PER_PAGE = 10;
    private const MAX_NAMES = 100;

    /** Maximum bytes of an attribute name. Each name is looked up in every hit. */
    private const MAX_NAME_BYTES = 500;

    /** Maximum bytes of a highlight tag. The tags are repeated for every highlighted word. */
    private const MAX_TAG_BYTES = 64;
    private const MAX_WORDS = 1000;

    /**
     * @param string             $query                 at most 512 characters; the rest is cut off
     * @param int                $page                  starts at 0
     * @param int                $hitsPerPage           0 to 1000, default 10; 0 returns only the counts, as in the
     *     provider's API
     * @param bool               $isOptional            whether records that contain some of the words follow if few
     *     contain all of them: "allOptional" in removeWordsIfNoResults
     * @param bool               $enableRules           whether pinned and hidden records apply
     * @param list<string>       $facets                '*' means all
     * @param int                $maxFacetHits          1 to 100, default 10
     * @param list<string>|null  $attributesToHighlight null for all searched attributes
     * @param list<string>       $attributesToRetrieve  '*' means all
     * @param list<string>       $attributesToSnippet   names, or "name:words"
     * @param array<string, int> $truncateWords         attribute => maximum number of words, 1 to 1000
     * @param Condition|null     $filters               null without filters
     * @param Scope              $scope                 set by PHP, never read from the request
     * @param string             $encoded               all parameters as one URL-encoded string, as the provider
     *     returns them
     */
    private function __construct(
        public readonly string $query,
        public readonly string $queryType,
        public readonly int $page,
        public readonly int $hitsPerPage,
        public readonly bool $typoTolerance,
        public readonly bool $isOptional,
        public readonly bool $enableRules,
        public readonly array $facets,
        public readonly int $maxValuesPerFacet,
        public readonly string $facetQuery,
        public readonly int $maxFacetHits,
        public readonly ?array $attributesToHighlight,
        public readonly array $attributesToRetrieve,
        public readonly array $attributesToSnippet,
        public readonly array $truncateWords,
        public readonly string $highlightPreTag,
        public readonly string $highlightPostTag,
        public readonly string $snippetEllipsis,
        public readonly ?Condition $filters,
        public readonly Scope $scope,
        public readonly string $encoded,
    ) {}

    /**
     * Reads the search parameters of the provider's API. Numbers are clamped to their range; invalid values fall back
     * to the default.
     *
     * @param array<array-key, mixed> $raw   parameters of the request
     * @param Scope                   $scope not a request parameter, so that a request cannot list records that are
     *     hidden in searches
     *
     * @throws SearchException when a filter is invalid
     */
    public static function fromRequest(array $raw, Scope $scope = Scope::Search): self
    {
        $query = $raw['query'] ?? '';

        return new self(
            query: self::shortened(is_scalar($query) ? (string) $query : ''),
            queryType: self::text($raw, 'queryType', 'prefixLast'),
            page: self::int($raw, 'page', 0, 0, PHP_INT_MAX >> 32),
            hitsPerPage: self::int($raw, 'hitsPerPage', self::HITS_PER_PAGE, 0, IndexSettings::MAX_HITS_PER_PAGE),
            // Only these values disable typo tolerance; "min" and "strict" count as true.
            typoTolerance: !in_array($raw['typoTolerance'] ?? true, [false, 'false', 0, '0'], true),
            isOptional: ($raw['removeWordsIfNoResults'] ?? null) === 'allOptional',
            enableRules: !in_array($raw['enableRules'] ?? true, [false, 'false', 0, '0'], true),
            facets: self::names($raw, 'facets') ?? [],
            maxValuesPerFacet: self::int($raw, 'maxValuesPerFacet', 100, 1, IndexSettings::MAX_VALUES_PER_FACET),
            facetQuery: self::shortened(self::text($raw, 'facetQuery', '')),
            maxFacetHits: self::int(
                $raw,
                'maxFacetHits',
                IndexSettings::DEFAULT_FACET_HITS,
                1,
                IndexSettings::MAX_FACET_HITS,
            ),
            attributesToHighlight: self::names($raw, 'attributesToHighlight'),
            attributesToRetrieve: self::names($raw, 'attributesToRetrieve') ?? ['*'],
            attributesToSnippet: self::names($raw, 'attributesToSnippet') ?? [],
            truncateWords: self::truncateWords($raw['truncateWords'] ?? []),
            highlightPreTag: self::tag($raw, 'highlightPreTag', '<em>'),
            highlightPostTag: self::tag($raw, 'highlightPostTag', '</em>'),
            snippetEllipsis: self::tag($raw, 'snippetEllipsisText', '…'),
            filters: FilterParser::from($raw),
            scope: $scope,
            encoded: self::encoded($raw),
        );
    }

    /** @return array<string, int> */
    private static function truncateWords(mixed $raw): array
    {
        $limits = [];
        foreach (is_array($raw) ? $raw : [] as $attribute => $words) {
            if (is_string($attribute) && is_numeric($words)) {
                $limits[$attribute] = (int) max(1, min(self::MAX_WORDS, (float) $words));
            }
        }

        return $limits;
    }

    /**
     * @param array<array-key, mixed> $raw
     *
     * @return list<string>|null null when the parameter is absent
     */
    private static function names(array $raw, string $param): ?array
    {
        $value = $raw[$param] ?? null;
        if ($value === null) {
            return null;
        }
        $value = is_string($value)
            ? ($value === ''
                ? []
                : array_map(trim(...), explode(',', $value, self::MAX_NAMES + 1)))
            : $value;
        $isName = static fn(mixed $name): bool => is_string($name) && strlen($name) <= self::MAX_NAME_BYTES;
        /** @var list<string> $names */
        $names = array_values(array_filter(is_array($value) ? $value : [], $isName));

        return array_slice($names, 0, self::MAX_NAMES);
    }

    /** @param array<array-key, mixed> $raw */
    private static function int(array $raw, string $name, int $default, int $low, int $high): int
    {
        $value = $raw[$name] ?? null;

        return is_numeric($value) ? (int) max($low, min($high, (float) $value)) : $default;
    }

    /** @param array<array-key, mixed> $raw */
    private static function text(array $raw, string $name, string $default): string
    {
        $value = $raw[$name] ?? $default;

        return is_string($value) ? $value : $default;
    }

    private static function shortened(string $query): string
    {
        return mb_substr(Utf8::clean($query), 0, IndexSettings::MAX_QUERY_CHARACTERS, 'UTF-8');
    }

    /** @param array<array-key, mixed> $raw */
    private static function tag(array $raw, string $name, string $default): string
    {
        return mb_strcut(Utf8::clean(self::text($raw, $name, $default)), 0, self::MAX_TAG_BYTES, 'UTF-8');
    }

    /** @param array<array-key, mixed> $raw */
    private static function encoded(array $raw): string
    {
        $parts = [];
        foreach ($raw as $name => $value) {
            $text = is_string($value)
                ? Utf8::clean($value)
                : json_encode($value, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES);
            $parts[] = rawurlencode((string) $name) . '=' . rawurlencode((string) $text);
        }

        return implode('&', $parts);
    }
}
