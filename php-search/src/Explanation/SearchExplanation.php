<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Explanation;

/** A page of results with their explanations. */
final class SearchExplanation
{
    /**
     * @param list<HitExplanation> $hits
     * @param int                  $total          number of results on all pages
     * @param int                  $complete       number of results that contain all words; they come first
     * @param string|null          $correctedQuery query with the corrections that were used; null for none
     * @param list<string>         $closestQueries queries that may be meant if nothing matches
     * @param list<WordForm>       $forms          forms of the query's words that the search accepts, without
     *     beginnings and typos; only those that the index may contain
     */
    public function __construct(
        public readonly array $hits,
        public readonly int $total,
        public readonly int $complete,
        public readonly ?string $correctedQuery,
        public readonly array $closestQueries,
        public readonly array $forms,
    ) {}
}
