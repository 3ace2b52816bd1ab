<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

/**
 * A sort order other than relevance. As in the provider's API, clients select it with the name of a replica index
 * ("wp_posts_post_price_asc"). The engine needs no replica: it splits the name.
 */
final class SortOrder
{
    /** Suffix of the index name => attribute and direction. Records without the attribute come last. */
    public const REPLICAS = [
        '_date_desc' => ['post_date', SortDirection::Descending],
        '_price_asc' => ['price', SortDirection::Ascending],
        '_price_desc' => ['price', SortDirection::Descending],
    ];

    private function __construct(public readonly string $attribute, public readonly SortDirection $direction) {}

    /** @return array{string, self|null} name of the index with the records, and the sort order; null for relevance */
    public static function split(string $indexName): array
    {
        foreach (self::REPLICAS as $suffix => [$attribute, $direction]) {
            if (str_ends_with($indexName, $suffix) && $indexName !== $suffix) {
                return [substr($indexName, 0, -strlen($suffix)), new self($attribute, $direction)];
            }
        }

        return [$indexName, null];
    }
}
