<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** One search, from the provider's parameters to the provider's result. */
final class Search
{
    public function __construct(private readonly Database $db, private readonly IndexSettings $settings) {}

    /**
     * @param array<array-key, mixed> $raw
     *
     * @return array<string, mixed>
     *
     * @throws BadRequest
     */
    public function run(array $raw): array
    {
        // One snapshot: a save between counting and fetching must not make the two disagree.
        $this->db->pdo->exec('BEGIN');
        try {
            return $this->answer($raw);
        } finally {
            $this->db->pdo->exec('COMMIT');
        }
    }

    /**
     * @param array<array-key, mixed> $raw
     *
     * @return array<string, mixed>
     */
    private function answer(array $raw): array
    {
        $start = hrtime(true);
        $params = new Params($raw, $this->settings);
        $matches = new Matches($this->db, $params);
        $page = $params->page();
        $perPage = $params->hitsPerPage();
        $found = $matches->count();
        $reachable = min($found, IndexSettings::PAGINATION_LIMITED_TO);
        $names = $params->names('facets') ?? [];

        return [
            'hits' => $this->hits($matches, $params, $page * $perPage, min($perPage, $reachable - $page * $perPage)),
            'nbHits' => $found,
            'page' => $page,
            'nbPages' => $perPage === 0 ? 0 : intdiv($reachable + $perPage - 1, $perPage),
            'hitsPerPage' => $perPage,
            'facets' => [],
            'facets_stats' => [],
            ...($names === [] ? [] : (new Facets($this->db, $this->settings))->of($matches, $names, $params->maxValuesPerFacet())),
            'exhaustiveFacetsCount' => true,
            'exhaustiveNbHits' => true,
            'exhaustiveTypo' => true,
            'exhaustive' => ['facetsCount' => true, 'nbHits' => true, 'typo' => true],
            'query' => $params->query(),
            'params' => self::echo($raw),
            'queryID' => bin2hex(random_bytes(16)),
            'processingTimeMS' => intdiv(hrtime(true) - $start, 1_000_000),
        ];
    }

    /** @return list<array<array-key, mixed>> */
    private function hits(Matches $matches, Params $params, int $offset, int $limit): array
    {
        $maker = new Hits($params, $this->settings, $matches->words);
        $hits = [];
        foreach ((new Ranking($this->db, $this->settings, $matches))->ids($offset, $limit) as $id) {
            $json = $this->db->rows('SELECT record FROM records WHERE id = ?', [$id])[0][0] ?? '';
            $record = is_string($json) ? json_decode($json, true) : null;
            if (is_array($record)) {
                $hits[] = $maker->hit($record);
            }
        }

        return $hits;
    }

    /**
     * The provider echoes the parameters as one url-encoded string.
     *
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
