<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

use Stallkeeper\Tools\Api\BackendConfiguration;
use Stallkeeper\Tools\Api\BrowserClient;
use Stallkeeper\Tools\Api\SearchAnswers;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Api\SearchQuery;

/** A hosted provider that finds the same posts for each search. The total tells which request a result came from. */
final class CountingProvider implements SearchBackend
{
    public const FIRST_TOTAL = 41;

    /** @var list<list<array<string, mixed>>> the searches of each request */
    public array $requests = [];

    /** @param list<int> $posts */
    public function __construct(private readonly array $posts) {}

    public function configuration(): BackendConfiguration
    {
        return new BackendConfiguration(
            true,
            'APPLICATION',
            'search-only',
            'posts',
            creditName: 'Provider',
            creditHref: 'https://provider.example/',
        );
    }

    public function browserClient(): BrowserClient
    {
        return new BrowserClient();
    }

    public function queueChanges(array $ids): void {}

    public function search(array $queries): SearchAnswers
    {
        $this->requests[] = array_values(array_map(static fn(SearchQuery $query): array => $query->params, $queries));
        $total = self::FIRST_TOTAL + count($this->requests) - 1;

        return SearchAnswers::fromResponses(
            array_map(
                fn(SearchQuery $query): array => $query->facet() !== null
                    ? ['facetHits' => []]
                    : [
                        'hits' => array_map(
                            static fn(int $id): array => ['objectID' => "$id-0", 'post_title' => get_the_title($id)],
                            $this->posts,
                        ),
                        'nbHits' => $total,
                        'nbPages' => 5,
                        'page' => $query->page(),
                        'facets' => ['post_year' => ['2024' => 3]],
                    ],
                $queries,
            ),
        );
    }
}
