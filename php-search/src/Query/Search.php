<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Explanation\Explainer;
use Stallkeeper\Search\Explanation\SearchExplanation;
use Stallkeeper\Search\Facet\FacetCollector;
use Stallkeeper\Search\Facet\FacetSummary;
use Stallkeeper\Search\Facet\FacetValueFinder;
use Stallkeeper\Search\Facet\FoundFacetValues;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Ranking\Ranking;
use Stallkeeper\Search\Ranking\RelevanceOrder;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\Record\StoredRecord;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Spelling\DidYouMean;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Synonyms\QueryExpansion;

/** Runs one search: takes parsed parameters and returns a typed result. */
final class Search
{
    private readonly RelevanceOrder $order;

    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly SearchBudget $budget,
        private readonly ?QueryExpansion $expansion = null,
    ) {
        $this->order = new RelevanceOrder($db, $settings);
    }

    /** @throws SearchException when the search exceeds its budget */
    public function run(SearchParameters $params, ?SortOrder $order = null): QueryResult
    {
        return $this->db->snapshot(fn(): QueryResult => $this->answer($params, $order), $this->budget);
    }

    /**
     * Explains the order of a page of results.
     *
     * @throws SearchException when the search exceeds its budget
     */
    public function explain(SearchParameters $params): SearchExplanation
    {
        return $this->db->snapshot(function () use ($params): SearchExplanation {
            $matches = Matches::find($this->db, $params, $this->expansion, $this->settings);
            $reachable = min($matches->count(), IndexSettings::PAGINATION_LIMITED_TO);
            $offset = $params->page * $params->hitsPerPage;
            $explainer = new Explainer($this->db, $this->settings, $matches);
            $hits = [];
            $limit = min($params->hitsPerPage, $reachable - $offset);
            foreach ($this->order->steps($matches, $offset, $limit) as $id => $step) {
                $hits[] = $explainer->explain($id, $step);
            }
            $didYouMean = new DidYouMean($this->db, $matches);

            return new SearchExplanation(
                array_values(array_filter($hits)),
                $matches->count(),
                $matches->countComplete(),
                $didYouMean->corrected($params->query),
                $didYouMean->closest($params->query),
                $explainer->accepted(),
            );
        }, $this->budget);
    }

    /**
     * Finds the objectIDs of all matches.
     *
     * @param int $limit maximum number of IDs; without words, which of more matches are returned is undefined
     *
     * @return list<string> for a query with words sorted by relevance, at most PAGINATION_LIMITED_TO; otherwise in any
     *     order
     *
     * @throws SearchException when the search exceeds its budget
     */
    public function objectIDs(SearchParameters $params, int $limit): array
    {
        return $this->db->snapshot(function () use ($params, $limit): array {
            $matches = Matches::find($this->db, $params, $this->expansion, $this->settings);
            if (!$matches->words->isEmpty()) {
                return array_map(
                    fn(int $id): string => $this->objectID($id),
                    array_keys($this->order->steps($matches, 0, min($limit, IndexSettings::PAGINATION_LIMITED_TO))),
                );
            }
            /** @var list<array{string}> $rows */
            $rows = $this->db->rows(
                'SELECT object_id FROM posts WHERE ' . $matches->condition('id') . ' LIMIT ?',
                [$limit],
                false,
            );

            return array_column($rows, 0);
        }, $this->budget);
    }

    private function objectID(int $id): string
    {
        $objectID = $this->db->rows('SELECT object_id FROM posts WHERE id = ?', [$id])[0][0] ?? '';

        return is_string($objectID) ? $objectID : '';
    }

    /** @throws SearchException when the attribute is not a facet or the search exceeds its budget */
    public function facetValues(string $facet, SearchParameters $params): FoundFacetValues
    {
        return $this->db->snapshot(function () use ($facet, $params): FoundFacetValues {
            $start = hrtime(true);
            [$hits, $isExhaustive] = (new FacetValueFinder($this->db, $this->settings))->find(
                $facet,
                $params,
                Matches::find($this->db, $params, $this->expansion, $this->settings),
            );
            $this->budget->spend(['facetHits' => $hits, 'exhaustiveFacetsCount' => $isExhaustive]);

            return new FoundFacetValues($hits, self::since($start), $isExhaustive);
        }, $this->budget);
    }

    private function answer(SearchParameters $params, ?SortOrder $order): QueryResult
    {
        $start = hrtime(true);
        $matches = Matches::find($this->db, $params, $this->expansion, $this->settings);
        $perPage = $params->hitsPerPage;
        $offset = $params->page * $perPage;
        $found = $matches->count();
        $reachable = min($found, IndexSettings::PAGINATION_LIMITED_TO);
        $didYouMean = new DidYouMean($this->db, $matches);
        $result = new QueryResult(
            $this->hits($matches, $params, $order, $offset, min($perPage, $reachable - $offset)),
            $found,
            $params->page,
            $perPage === 0 ? 0 : intdiv($reachable + $perPage - 1, $perPage),
            $perPage,
            $params->facets === []
                ? new FacetSummary()
                : (new FacetCollector($this->db, $this->settings))->collect(
                    $matches,
                    $params->facets,
                    $params->maxValuesPerFacet,
                ),
            $params->query,
            $params->encoded,
            bin2hex(random_bytes(16)),
            self::since($start),
            !$matches->isEstimate(),
            $matches->countComplete(),
            $didYouMean->corrected($params->query),
            $didYouMean->closest($params->query),
        );
        $this->budget->spend($result->summary());

        return $result;
    }

    /** @return list<array<array-key, mixed>> */
    private function hits(Matches $matches, SearchParameters $params, ?SortOrder $order, int $offset, int $limit): array
    {
        $maker = new HitFormatter($params, $this->settings, $matches->words, $this->budget);
        $hits = [];
        $ids =
            $order === null
                ? array_keys($this->order->steps($matches, $offset, $limit))
                : (new Ranking($this->db, $this->settings, $matches))->ordered($order, $offset, $limit);
        foreach ($ids as $id) {
            $json = $this->db->rows('SELECT record FROM records WHERE id = ?', [$id])[0][0] ?? null;
            $record = StoredRecord::decode($json);
            if ($record !== null) {
                $hits[] = $maker->hit($record);
            }
        }

        return $hits;
    }

    private static function since(int $start): int
    {
        return intdiv(hrtime(true) - $start, 1_000_000);
    }
}
