<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Api;

use Stallkeeper\Render\Search\Filters\FacetValueSearch;
use Stallkeeper\Render\Search\HitList;

/** Answers of a backend to the searches of one request. */
final class SearchAnswers
{
    /**
     * @param array<string, HitList> $lists by the names of the queries. A backend leaves out what it cannot answer.
     * @param array<array-key, int> $valueCounts found values of a filter => number of results, most frequent first
     */
    public function __construct(public readonly array $lists = [], public readonly array $valueCounts = []) {}

    /**
     * @param array<string, array<array-key, mixed>> $responses responses in the format of Algolia's search API by the
     *     names of the queries; missing and invalid values become empty
     *
     * @see https://www.algolia.com/doc/rest-api/search/
     */
    public static function fromResponses(array $responses): self
    {
        $isOfValues = static fn(array $response): bool => isset($response['facetHits']);
        $values = array_filter($responses, $isOfValues);

        return new self(
            array_map(HitList::fromProvider(...), array_diff_key($responses, $values)),
            FacetValueSearch::readCounts(array_values($values)[0] ?? null),
        );
    }
}
