<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Facet\FacetResults;
use Stallkeeper\Search\Facet\FacetValueSearch;
use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Ranking\Ranking;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\Utf8;

/** Runs one search: takes the provider's parameters and returns a result in the provider's format. */
final class Search
{
    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly SearchBudget $budget,
    ) {}

    /**
     * @param array<array-key, mixed> $raw
     *
     * @return array<string, mixed>
     *
     * @throws BadRequest
     */
    public function run(array $raw, ?SortOrder $order = null): array
    {
        return $this->db->snapshot(fn(): array => $this->answer($raw, $order), $this->budget);
    }

    /**
     * @param array<array-key, mixed> $raw
     *
     * @return array{facetHits: list<array{value: string, highlighted: string, count: int}>, exhaustiveFacetsCount: bool, processingTimeMS: int}
     *
     * @throws BadRequest
     */
    public function facetValues(string $facet, array $raw): array
    {
        return $this->db->snapshot(function () use ($facet, $raw): array {
            $start = hrtime(true);
            $params = new SearchParameters($raw, $this->settings);
            $found = (new FacetValueSearch($this->db, $this->settings))->find($facet, $params, new Matches($this->db, $params));

            return $this->budget->spend($found) + ['processingTimeMS' => self::since($start)];
        }, $this->budget);
    }

    /**
     * @param array<array-key, mixed> $raw
     *
     * @return array<string, mixed>
     */
    private function answer(array $raw, ?SortOrder $order): array
    {
        $start = hrtime(true);
        $params = new SearchParameters($raw, $this->settings);
        $matches = new Matches($this->db, $params);
        $page = $params->page();
        $perPage = $params->hitsPerPage();
        $found = $matches->count();
        $reachable = min($found, IndexSettings::PAGINATION_LIMITED_TO);
        $names = $params->names('facets') ?? [];
        $hits = $this->hits($matches, $params, $order, $page * $perPage, min($perPage, $reachable - $page * $perPage));

        return ['hits' => $hits] + $this->budget->spend([
            'nbHits' => $found,
            'page' => $page,
            'nbPages' => $perPage === 0 ? 0 : intdiv($reachable + $perPage - 1, $perPage),
            'hitsPerPage' => $perPage,
            'facets' => [],
            'facets_stats' => [],
            ...($names === [] ? [] : (new FacetResults($this->db, $this->settings))->of($matches, $names, $params->maxValuesPerFacet())),
            'exhaustiveFacetsCount' => true,
            'exhaustiveNbHits' => true,
            'exhaustiveTypo' => true,
            'exhaustive' => ['facetsCount' => true, 'nbHits' => true, 'typo' => true],
            'query' => $params->query(),
            'params' => self::echo($raw),
            'queryID' => bin2hex(random_bytes(16)),
            'processingTimeMS' => self::since($start),
        ]);
    }

    /** @return list<array<array-key, mixed>> */
    private function hits(Matches $matches, SearchParameters $params, ?SortOrder $order, int $offset, int $limit): array
    {
        $maker = new HitFormatter($params, $this->settings, $matches->words, $this->budget);
        $hits = [];
        $ranking = new Ranking($this->db, $this->settings, $matches);
        foreach ($order === null ? $ranking->ids($offset, $limit) : $ranking->ordered($order, $offset, $limit) as $id) {
            $json = $this->db->rows('SELECT record FROM records WHERE id = ?', [$id])[0][0] ?? '';
            $record = is_string($json) ? json_decode($json, true) : null;
            if (is_array($record)) {
                $hits[] = $maker->hit($record);
            }
        }

        return $hits;
    }

    private static function since(int $start): int
    {
        return intdiv(hrtime(true) - $start, 1_000_000);
    }

    /**
     * Returns the parameters as one URL-encoded string, as the provider does.
     * @param array<array-key, mixed> $raw
     */
    private static function echo(array $raw): string
    {
        $parts = [];
        foreach ($raw as $name => $value) {
            $text = is_string($value) ? Utf8::clean($value) : json_encode($value, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES);
            $parts[] = rawurlencode((string) $name) . '=' . rawurlencode((string) $text);
        }

        return implode('&', $parts);
    }
}
