<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

/**
 * Attributes, defaults and limits of an index.
 *
 * Names and meanings match the provider's settings; the typo thresholds are those of its guide "Configuring typo
 * tolerance".
 */
final class IndexSettings
{
    /** Increase it when the tables or the tokens change. An index of another version is rebuilt. */
    public const SCHEMA_VERSION = 10;

    public const MAX_QUERY_CHARACTERS = 512;
    public const MAX_HITS_PER_PAGE = 1000;
    public const PAGINATION_LIMITED_TO = 1000;
    public const MAX_VALUES_PER_FACET = 1000;
    public const MAX_FACET_HITS = 100;
    public const DEFAULT_FACET_HITS = 10;

    /** Maximum number of tokens of a query; the rest is ignored. A word of a script without spaces has many tokens. */
    public const MAX_QUERY_TOKENS = 50;

    /**
     * Maximum number of query words that also match as a prefix. The search reads the posting lists of all longer words
     * for each of them.
     */
    public const MAX_PREFIX_WORDS = 10;

    /**
     * Maximum number of filters in one search, in all filter parameters together. The results page needs at most 23.
     */
    public const MAX_FILTERS = 25;

    /** Minimum number of letters for one typo and for two typos. */
    public const ONE_TYPO_FROM = 4;
    public const TWO_TYPOS_FROM = 8;

    /**
     * The typo pass runs when the exact pass finds fewer hits. It is a constant so that all pages of a query give the
     * same result.
     */
    public const TYPOS_BELOW_HITS = 10;

    /** Records that contain some of the words follow when fewer records contain all of them. */
    public const OPTIONAL_BELOW_HITS = 10;

    /** Searched column of titles. */
    public const TITLE = 'title';

    /** Searched column of product codes. They also match as a whole, regardless of separators (see ProductCode). */
    public const CODES = 'codes';

    /** Default weight of an occurrence in the title. */
    public const TITLE_WEIGHT = 3.5;

    /** Attribute of records that come after all others, if its value is 1. */
    public const SORTS_LAST = 'sorts_last';

    /** Attribute that lists the scopes in which a record is not a result (see Scope). */
    public const UNLISTED = 'unlisted';

    /**
     * @param array<string, list<string>> $columns searched column => record attributes; a dotted name selects a nested
     * attribute, a parent includes all its children, except those with a leading hyphen ("-taxonomies.brand")
     * @param array<string, float>        $weights bm25 weight of each column, in the same order
     * @param list<string>                $facets  attributes for faceting; `name.*` includes all children
     */
    public function __construct(
        public readonly array $columns = [
            self::TITLE => ['post_title'],
            'body' => ['post_excerpt', 'content'],
            'terms' => ['taxonomies', 'attribute_values', 'post_author.display_name'],
            self::CODES => ['codes'],
        ],
        public readonly array $weights = [
            self::TITLE => self::TITLE_WEIGHT,
            'body' => 1.0,
            'terms' => 1.5,
            self::CODES => 1.0,
        ],
        public readonly array $facets = [
            'post_type',
            'post_author.display_name',
            'taxonomies.*',
            'term_paths.*',
            'post_year',
            'stock_status',
            'offers',
            'stars',
            'attributes.*',
            'term_ids',
            'language',
            'has_language',
            self::SORTS_LAST,
            self::UNLISTED,
            '_tags',
        ],
        public readonly string $stickyAttribute = 'is_sticky',
        public readonly string $salesAttribute = 'total_sales',
        public readonly string $dateAttribute = 'post_date',
    ) {}

    /**
     * Reads the searched columns that an index file contains.
     *
     * @param string|null $json value of toJson(); null for an index without it
     */
    public static function fromJson(?string $json): self
    {
        $stored = $json === null ? null : json_decode($json, true);
        $all = is_array($stored) && is_array($stored['columns'] ?? null) ? $stored['columns'] : [];
        $allWeights = is_array($stored) && is_array($stored['weights'] ?? null) ? $stored['weights'] : [];
        $columns = $weights = [];
        foreach ($all as $column => $attributes) {
            $weight = $allWeights[$column] ?? null;
            if (is_array($attributes) && (is_float($weight) || is_int($weight))) {
                $columns[(string) $column] = array_values(array_filter($attributes, is_string(...)));
                $weights[(string) $column] = (float) $weight;
            }
        }

        return $columns === [] ? new self() : new self($columns, $weights);
    }

    /** @return string the searched columns and their weights */
    public function toJson(): string
    {
        return json_encode(['columns' => $this->columns, 'weights' => $this->weights], JSON_THROW_ON_ERROR);
    }

    public function isFacet(string $attribute): bool
    {
        foreach ($this->facets as $facet) {
            if (
                $facet === $attribute ||
                (str_ends_with($facet, '.*') && str_starts_with($attribute, substr($facet, 0, -1)))
            ) {
                return true;
            }
        }

        return false;
    }
}
