<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\Scope;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Search\Tests\IndexTestCase;

final class ScopeTest extends IndexTestCase
{
    private function kettles(): Index
    {
        return $this->index([
            1 => ['post_title' => 'Copper kettle', 'taxonomies' => ['category' => ['Kitchen']], 'term_ids' => ['7']],
            2 => [
                'post_title' => 'Hidden kettle',
                'taxonomies' => ['category' => ['Kitchen']],
                'term_ids' => ['7'],
                'unlisted' => ['search'],
            ],
            3 => [
                'post_title' => 'Spare kettle',
                'taxonomies' => ['category' => ['Kitchen']],
                'term_ids' => ['7'],
                'unlisted' => ['catalog'],
            ],
        ]);
    }

    #[
        TestDox(
            'A search does not find records that are unlisted in searches, with and without words, typos and filters',
        ),
    ]
    public function testSearch(): void
    {
        $index = $this->kettles();

        foreach (['', 'kettle', 'ketle', 'hidden kettle', 'hidden'] as $query) {
            self::assertNotContains(2, self::found($index, $query), $query);
        }
        self::assertNotContains(2, self::found($index, '', ['facetFilters' => ['unlisted:search']]));
        self::assertSame([3, 1], self::found($index, '', ['facetFilters' => ['term_ids:7']]));
    }

    #[TestDox('Facet counts and searches among facet values leave out unlisted records')]
    public function testFacets(): void
    {
        $index = $this->kettles();

        $result = $index->search(SearchParameters::fromRequest(['facets' => ['taxonomies.category']]));
        self::assertSame(['Kitchen' => 2], $result->facets->counts['taxonomies.category']);
        $values = $index
            ->searchFacetValues('taxonomies.category', SearchParameters::fromRequest(['facetQuery' => 'kit']))
            ->toArray();
        self::assertSame(2, $values['facetHits'][0]['count']);
    }

    #[TestDox('A request cannot choose the scope of the catalog')]
    public function testRequest(): void
    {
        self::assertNotContains(2, self::found($this->kettles(), '', ['scope' => 'catalog', 'unlisted' => []]));
    }

    #[TestDox('A pinned record that is unlisted in searches is not a result')]
    public function testPinned(): void
    {
        $index = $this->kettles();
        $index->setQueryRules(['kettle' => new QueryRule(['2-0'], [])]);

        self::assertNotContains(2, self::found($index, 'kettle'));
    }

    #[TestDox('The catalog contains records that are unlisted in searches only')]
    public function testCatalog(): void
    {
        $index = $this->kettles();
        $ids = $index->searchObjectIDs(
            SearchParameters::fromRequest(['facetFilters' => ['term_ids:7']], Scope::Catalog),
            10,
        );

        sort($ids);
        self::assertSame(['1-0', '2-0'], $ids);
    }

    #[TestDox('objectIDs of a search with words are sorted by relevance, and their number is limited')]
    public function testObjectIds(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Pan', 'content' => 'kettle'],
            2 => ['post_title' => 'Kettle'],
            3 => ['post_title' => 'Kettle for tea'],
        ]);

        self::assertSame(
            ['2-0', '3-0', '1-0'],
            $index->searchObjectIDs(SearchParameters::fromRequest(['query' => 'kettle']), 10),
        );
        self::assertSame(['2-0'], $index->searchObjectIDs(SearchParameters::fromRequest(['query' => 'kettle']), 1));
        self::assertCount(2, $index->searchObjectIDs(SearchParameters::fromRequest([]), 2));
    }
}
