<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

/**
 * An order other than relevance. As with the provider it is a replica: an index of its own name over the same records
 * ("wp_posts_post_price_asc"). Here the replica is a name alone.
 */
final class SortOrder
{
    /** What follows an index's name => attribute and direction. Records without the attribute come last. */
    public const REPLICAS = [
        '_date_desc' => ['post_date', 'DESC'],
        '_price_asc' => ['price', 'ASC'],
        '_price_desc' => ['price', 'DESC'],
    ];

    /** @param 'ASC'|'DESC' $direction */
    private function __construct(public readonly string $attribute, public readonly string $direction) {}

    /** @return array{string, self|null} the name of the index that holds the records, and the order that the name asks for */
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
