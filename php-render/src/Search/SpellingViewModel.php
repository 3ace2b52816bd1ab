<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * Says that a search has corrected the query, or that it has not, and links to the other search. The TypeScript
 * counterpart is `src/search/viewModels/spellingViewModel.ts`. Both pass the cases of `fixtures/search/spelling.json`.
 *
 * @phpstan-type CorrectionView array{query: string, typed: string, exactHref: string}
 * @phpstan-type ExactView array{query: string, similarHref: string}
 * @phpstan-type ClosestView array{key: string, query: string, href: string, isFurther: bool}
 */
final class SpellingViewModel
{
    /** Fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const FIELDS = [
        'correction' => ['query' => true, 'typed' => true, 'exactHref' => true],
        'exact' => ['query' => true, 'similarHref' => true],
    ];

    public const CLOSEST_FIELDS = ['*' => ['key' => true, 'query' => true, 'href' => true, 'isFurther' => true]];

    /**
     * @param HitList|null $found the shown list; null without a result
     * @param SearchAddress $address with the parameters that a new query keeps
     * @return array{correction: ?CorrectionView, exact: ?ExactView}
     */
    public static function make(string $query, ?HitList $found, SearchAddress $address): array
    {
        $corrected = $found === null || $found->total === 0 ? null : $found->correctedQuery;

        return [
            'correction' =>
                $corrected === null
                    ? null
                    : [
                        'query' => $corrected,
                        'typed' => $query,
                        'exactHref' => $address->withExact(true)->buildUrl($query),
                    ],
            'exact' =>
                $query === '' || !$address->isExact()
                    ? null
                    : ['query' => $query, 'similarHref' => $address->withExact(false)->buildUrl($query)],
        ];
    }

    /**
     * @param list<HitList> $lists lists of all types, none of which has a result
     * @return list<ClosestView> links to queries that may be meant; they search in all types, without filters and for
     *     similar words
     */
    public static function closest(array $lists, SearchAddress $address): array
    {
        $queries = array_merge(...array_map(static fn(HitList $list): array => $list->closestQueries, $lists));
        $queries = array_slice(array_values(array_unique($queries)), 0, HitList::MAX_CLOSEST);

        return array_map(
            static fn(string $query, int $place): array => [
                'key' => $query,
                'query' => $query,
                'href' => $address->withParameters([])->withExact(false)->buildUrl($query),
                'isFurther' => $place > 0,
            ],
            $queries,
            array_keys($queries),
        );
    }
}
