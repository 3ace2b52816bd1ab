<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Facet\FacetResult;
use Stallkeeper\Search\Facet\FacetResults;
use Stallkeeper\Search\Facet\FacetValueSearch;
use Stallkeeper\Search\Facet\FacetValuesResult;
use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Ranking\LastPosts;
use Stallkeeper\Search\Ranking\Ranking;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Synonyms\QueryExpansion;

/** Runs one search: takes parsed parameters and returns a typed result. */
final class Search
{
    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly SearchBudget $budget,
        private readonly ?QueryExpansion $expansion = null,
    ) {}

    /** @throws BadRequest when the search exceeds its budget */
    public function run(SearchParameters $params, ?SortOrder $order = null): SearchResult
    {
        return $this->db->snapshot(fn(): SearchResult => $this->answer($params, $order), $this->budget);
    }

    /** @throws BadRequest when the attribute is not a facet or the search exceeds its budget */
    public function facetValues(string $facet, SearchParameters $params): FacetValuesResult
    {
        return $this->db->snapshot(function () use ($facet, $params): FacetValuesResult {
            $start = hrtime(true);
            $hits = (new FacetValueSearch($this->db, $this->settings))->find($facet, $params, Matches::of($this->db, $params, $this->expansion));
            $this->budget->spend(['facetHits' => $hits, 'exhaustiveFacetsCount' => true]);

            return new FacetValuesResult($hits, self::since($start));
        }, $this->budget);
    }

    private function answer(SearchParameters $params, ?SortOrder $order): SearchResult
    {
        $start = hrtime(true);
        $matches = Matches::of($this->db, $params, $this->expansion);
        $perPage = $params->hitsPerPage;
        $offset = $params->page * $perPage;
        $found = $matches->count();
        $reachable = min($found, IndexSettings::PAGINATION_LIMITED_TO);
        $result = new SearchResult(
            $this->hits($matches, $params, $order, $offset, min($perPage, $reachable - $offset)),
            $found,
            $params->page,
            $perPage === 0 ? 0 : intdiv($reachable + $perPage - 1, $perPage),
            $perPage,
            $params->facets === [] ? new FacetResult() : (new FacetResults($this->db, $this->settings))->of($matches, $params->facets, $params->maxValuesPerFacet),
            $params->query,
            $params->encoded,
            bin2hex(random_bytes(16)),
            self::since($start),
        );
        $this->budget->spend($result->summary());

        return $result;
    }

    /** @return list<array<array-key, mixed>> */
    private function hits(Matches $matches, SearchParameters $params, ?SortOrder $order, int $offset, int $limit): array
    {
        $maker = new HitFormatter($params, $this->settings, $matches->words, $this->budget);
        $hits = [];
        $ids = $order === null ? $this->ranked($matches, $offset, $limit) : (new Ranking($this->db, $this->settings, $matches))->ordered($order, $offset, $limit);
        foreach ($ids as $id) {
            $json = $this->db->rows('SELECT record FROM records WHERE id = ?', [$id])[0][0] ?? '';
            $record = is_string($json) ? json_decode($json, true) : null;
            if (is_array($record)) {
                $hits[] = $maker->hit($record);
            }
        }

        return $hits;
    }

    /** @return list<int> IDs by relevance from $offset on, at most $limit */
    private function ranked(Matches $matches, int $offset, int $limit): array
    {
        $ids = [];
        foreach (LastPosts::split($this->db, $matches) as $part) {
            $ids = [...$ids, ...(new Ranking($this->db, $this->settings, $part))->ids($offset, $limit - count($ids))];
            $offset = max(0, $offset - $part->count());
        }

        return $ids;
    }

    private static function since(int $start): int
    {
        return intdiv(hrtime(true) - $start, 1_000_000);
    }
}
