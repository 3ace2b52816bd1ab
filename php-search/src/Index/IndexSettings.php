<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

/**
 * What an index searches in and how far it goes: every default and limit of the engine, once.
 *
 * Names and meanings are the provider's settings; typo thresholds from its guide "Configuring typo tolerance",
 * 1000 hits at most per page from spec section 9.
 */
final class IndexSettings
{
    /** Raise it when the tables or the tokens change; an index of another version is rebuilt, not read. */
    public const SCHEMA_VERSION = 7;

    public const MAX_QUERY_CHARACTERS = 512;
    public const MAX_HITS_PER_PAGE = 1000;
    public const PAGINATION_LIMITED_TO = 1000;
    public const MAX_VALUES_PER_FACET = 1000;
    public const MAX_FACET_HITS = 100;
    public const DEFAULT_FACET_HITS = 10;

    /** Tokens of a query that are searched for; the rest is ignored. A word of a script without spaces has many tokens. */
    public const MAX_QUERY_TOKENS = 50;

    /** Words of a query that may be the beginning of longer words. For each, FTS5 merges the posts of all those words. */
    public const MAX_PREFIX_WORDS = 10;

    /** Filters of all kinds in one search, in lists and in text together. The results page needs at most 23. */
    public const MAX_FILTERS = 25;

    /** Letters from which one or two typos are forgiven. */
    public const ONE_TYPO_FROM = 4;
    public const TWO_TYPOS_FROM = 8;

    /** The typo pass runs when the exact pass found fewer. A constant, so that every page of a query decides alike. */
    public const TYPOS_BELOW_HITS = 10;

    /**
     * @param array<string, list<string>> $columns    full-text column => record attributes (dotted; parents take all below)
     * @param array<string, float>        $weights    bm25 weight of each column, in the same order
     * @param list<string>                $facets     attributes for faceting; `name.*` takes all below
     */
    public function __construct(
        public readonly array $columns = [
            'title' => ['post_title'],
            'body' => ['post_excerpt', 'content'],
            'terms' => ['taxonomies', 'post_author.display_name'],
        ],
        public readonly array $weights = ['title' => 10.0, 'body' => 1.0, 'terms' => 0.5],
        public readonly array $facets = ['post_type', 'post_author.display_name', 'taxonomies.*', 'post_year', 'stock_status', '_tags'],
        public readonly string $stickyAttribute = 'is_sticky',
        public readonly string $dateAttribute = 'post_date',
        public readonly int $hitsPerPage = 10,
    ) {}

    public function isFacet(string $attribute): bool
    {
        foreach ($this->facets as $facet) {
            if ($facet === $attribute || (str_ends_with($facet, '.*') && str_starts_with($attribute, substr($facet, 0, -1)))) {
                return true;
            }
        }

        return false;
    }
}
