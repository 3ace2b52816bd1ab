<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Index\Schema;
use Stallkeeper\Search\Json;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\Storage\ResponseCache;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Search\Synonyms\QueryExpansion;
use Stallkeeper\Search\Synonyms\WordForms;
use Stallkeeper\Search\Tokenizer\Utf8;

/** Responds to one request of an API call with JSON, from the response cache or from the index. */
final class SearchResponder
{
    private const EMPTY_OBJECTS = ['facets', 'facets_stats', '_highlightResult', '_snippetResult', 'taxonomies'];

    private const QUERY_ID = '"queryID":"';

    /** @var array<string, Index> */
    private array $open = [];

    public function __construct(
        private readonly SiteFile $site,
        private readonly string $folder,
        private readonly ?ResponseCache $cache = null,
        private readonly ?WordForms $forms = null,
    ) {}

    /**
     * @param array<array-key, mixed> $request a query or, with the type `facet`, a facet value search
     *
     * @return string JSON
     *
     * @throws BadRequest       when the parameters or the index name are invalid
     * @throws IndexUnavailable when the index's file is missing or damaged
     */
    public function json(array $request, SearchBudget $budget): string
    {
        $name = is_string($request['indexName'] ?? null) ? $request['indexName'] : '';
        $params = RequestBody::params($request);
        if (($request['type'] ?? 'default') === 'facet') {
            // The facet in the path takes precedence over `facetName` in the body, as in the provider's API.
            $facet = $request['facet'] ?? ($params['facetName'] ?? '');

            return Json::encode(
                $this->index($name)
                    ->searchFacetValues(
                        is_string($facet) ? $facet : '',
                        SearchParameters::fromRequest(array_diff_key($params, ['facetName' => 1])),
                        $budget,
                    )
                    ->toArray(),
            );
        }
        [$base, $order] = $this->split($name);
        $file = $this->site->indices[$base] ?? '';
        $generation = Schema::generationOf($this->folder . '/' . $file) ?? $this->index($name)->generation();
        // The index name is a separate part of the key, so that no parameter can overwrite it.
        $key = ResponseCache::key($file, $generation, [$name, $params, $this->site->words()->version()]);
        $cached = $this->cache?->get($key);
        if ($cached !== null) {
            $budget->spendBytes(strlen($cached));

            return self::withNewQueryId($cached);
        }
        $result = $this->index($name)->search(SearchParameters::fromRequest($params), $budget, $order)->toArray();
        $result['index'] = $name;
        $json = Json::encode(self::objects($result));
        $this->cache?->put($key, $json);

        return $json;
    }

    /**
     * Gives every response a new query ID, including cached ones. The query ID is the last match, because it follows
     * the hits.
     */
    private static function withNewQueryId(string $json): string
    {
        $at = strrpos($json, self::QUERY_ID);

        return $at === false
            ? $json
            : substr_replace($json, bin2hex(random_bytes(16)), $at + strlen(self::QUERY_ID), 32);
    }

    private function index(string $name): Index
    {
        [$base] = $this->split($name);
        $basename = $this->site->indices[$base] ?? null;
        if ($basename === null) {
            throw new BadRequest('Index ' . mb_substr(Utf8::clean($name), 0, 100, 'UTF-8') . ' does not exist', 404);
        }

        return $this->open[$base] ??= Index::openReadOnly($this->folder . '/' . $basename)->expandQueries(
            QueryExpansion::fromSettings($this->site->words(), $this->folder, $this->forms),
        );
    }

    /** @return array{string, SortOrder|null} index name and sort order; an existing index name is never split */
    private function split(string $name): array
    {
        return isset($this->site->indices[$name]) ? [$name, null] : SortOrder::split($name);
    }

    /**
     * Casts maps to objects: json_encode() would encode an empty one, or one with the keys 0, 1, 2, …, as a list.
     *
     * @param array<string, mixed> $result
     *
     * @return array<string, mixed>
     */
    private static function objects(array $result): array
    {
        $hits = [];
        foreach (is_array($result['hits'] ?? null) ? $result['hits'] : [] as $hit) {
            $hits[] = is_array($hit) ? self::asObjects($hit) : $hit;
        }
        $result['hits'] = $hits;
        // The values of a facet may be the numbers 0, 1, 2, …
        $result['facets'] = array_map(
            static fn(mixed $counts): mixed => is_array($counts) ? (object) $counts : $counts,
            is_array($result['facets'] ?? null) ? $result['facets'] : [],
        );

        /** @var array<string, mixed> $cast */
        $cast = self::asObjects($result);

        return $cast;
    }

    /**
     * @param array<array-key, mixed> $data
     *
     * @return array<array-key, mixed>
     */
    private static function asObjects(array $data): array
    {
        foreach (self::EMPTY_OBJECTS as $name) {
            if (isset($data[$name]) && is_array($data[$name])) {
                $data[$name] = (object) $data[$name];
            }
        }

        return $data;
    }
}
