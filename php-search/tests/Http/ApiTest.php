<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\Request;

/** The search API calls, in the forms that the provider's clients send. */
final class ApiTest extends ApiCase
{
    /** @return array<string, array{array<string, mixed>}> */
    public static function forms(): array
    {
        $index = ['indexName' => 'wp_posts_post'];

        return [
            'version 5, flattened' => [
                $index + ['query' => 'lamp', 'hitsPerPage' => 1, 'facets' => ['taxonomies.category']],
            ],
            'version 5 with its type' => [
                $index + [
                    'type' => 'default',
                    'query' => 'lamp',
                    'hitsPerPage' => 1,
                    'facets' => ['taxonomies.category'],
                ],
            ],
            'version 4, nested' => [
                $index + ['params' => ['query' => 'lamp', 'hitsPerPage' => 1, 'facets' => ['taxonomies.category']]],
            ],
            'version 4, url-encoded' => [
                $index + ['params' => 'query=lamp&hitsPerPage=1&facets=%5B%22taxonomies.category%22%5D'],
            ],
        ];
    }

    /** @param array<string, mixed> $request */
    #[DataProvider('forms')]
    #[TestDox('Searches in the form of $_dataset')]
    public function testForms(array $request): void
    {
        $response = $this->send(['requests' => [$request], 'strategy' => 'stopIfEnoughMatches']);
        self::assertSame(200, $response->status);
        /** @var list<array<string, mixed>> $results */
        $results = self::data($response)['results'];
        self::assertSame(
            [2, 2, 1, 'wp_posts_post', 'lamp'],
            [
                $results[0]['nbHits'],
                $results[0]['nbPages'],
                count((array) $results[0]['hits']),
                $results[0]['index'],
                $results[0]['query'],
            ],
        );
        self::assertSame(['taxonomies.category' => ['Lighting' => 1, 'Living room' => 1]], $results[0]['facets']);
    }

    #[TestDox('Several requests in one call are answered in order, including facet searches')]
    public function testSeveral(): void
    {
        /** @var list<array<string, mixed>> $results */
        $results = self::data(
            $this->send([
                'requests' => [
                    ['indexName' => 'wp_posts_post', 'query' => 'chair'],
                    [
                        'type' => 'facet',
                        'indexName' => 'wp_posts_post',
                        'facet' => 'taxonomies.category',
                        'facetQuery' => 'li',
                        'maxFacetHits' => 1,
                        'query' => 'blue',
                    ],
                    ['indexName' => 'wp_posts_post', 'query' => 'red'],
                ],
            ]),
        )['results'];
        self::assertSame([1, 1], [$results[0]['nbHits'], $results[2]['nbHits']]);
        self::assertSame(
            [['value' => 'Living room', 'highlighted' => '<em>Li</em>ving room', 'count' => 1]],
            $results[1]['facetHits'],
        );
    }

    #[TestDox('The path determines the call type, regardless of the body')]
    public function testAddressWins(): void
    {
        $body = [
            'type' => 'facet',
            'facet' => 'taxonomies.category',
            'facetName' => 'taxonomies.category',
            'indexName' => 'other',
            'index' => 'other',
            'query' => 'lamp',
        ];
        $answer = self::data($this->send($body, '/1/indexes/wp_posts_post/query'));
        self::assertSame([2, 'wp_posts_post'], [$answer['nbHits'], $answer['index']]);
        self::assertArrayNotHasKey('facetHits', $answer);
        $body = ['type' => 'default', 'facet' => 'post_type', 'indexName' => 'other', 'facetQuery' => 'light'];
        self::assertCount(
            1,
            (array) self::data($this->send($body, '/1/indexes/wp_posts_post/facets/taxonomies.category/query'))[
                'facetHits'
            ],
        );
    }

    #[TestDox('Facet values can be searched by path and by a request with the type facet')]
    public function testFacet(): void
    {
        $body = ['facetQuery' => 'light', 'facetName' => 'taxonomies.category', 'maxFacetHits' => 5];
        $found = [['value' => 'Lighting', 'highlighted' => '<em>Light</em>ing', 'count' => 1]];
        self::assertSame(
            $found,
            self::data($this->send($body, '/1/indexes/wp_posts_post/facets/taxonomies.category/query'))['facetHits'],
        );
        self::assertSame(
            $found,
            self::data(
                $this->send(
                    ['params' => 'facetQuery=light'],
                    '/1/indexes/wp_posts_post/facets/taxonomies.category/query',
                ),
            )['facetHits'],
        );
        /** @var list<array<string, mixed>> $results */
        $results = self::data(
            $this->send(['requests' => [['type' => 'facet', 'indexName' => 'wp_posts_post'] + $body]]),
        )['results'];
        self::assertSame($found, $results[0]['facetHits']);
    }

    #[TestDox('Facets whose values are the numbers from 0 are objects, too')]
    public function testNumericFacetValues(): void
    {
        $this->index([4 => ['taxonomies' => ['category' => ['0', '1'], 'post_tag' => []]]]);
        $body = $this->send([
            'requests' => [
                [
                    'indexName' => 'wp_posts_post',
                    'query' => '',
                    'filters' => 'taxonomies.category:0',
                    'facets' => ['taxonomies.category'],
                ],
            ],
        ])->body;
        self::assertStringContainsString('"facets":{"taxonomies.category":{"0":1,"1":1}}', $body);
    }

    #[TestDox('The facet in the path takes precedence over the facet in the body')]
    public function testFacetNameOfThePathWins(): void
    {
        $hits = self::data(
            $this->send(['facetName' => 'post_type'], '/1/indexes/wp_posts_post/facets/taxonomies.category/query'),
        )['facetHits'];
        self::assertSame(['Lighting', 'Living room'], array_column((array) $hits, 'value'));
    }

    #[TestDox('A single index can be searched by its path')]
    public function testSingle(): void
    {
        self::assertSame(2, self::data($this->send(['query' => 'lamp'], '/1/indexes/wp_posts_post/query'))['nbHits']);
    }

    #[TestDox('Credentials can be sent as headers')]
    public function testHeaders(): void
    {
        self::assertSame(200, $this->ask(new Request('POST', self::MULTI, [], self::KEYS, '{"requests":[]}'))->status);
    }

    #[TestDox('Empty facets and highlight results are JSON objects, and browsers cannot render the response as a page')]
    public function testJson(): void
    {
        $response = $this->send([
            'requests' => [['indexName' => 'wp_posts_post', 'query' => 'chair', 'attributesToHighlight' => []]],
        ]);
        self::assertStringContainsString('"facets":{},"facets_stats":{}', $response->body);
        self::assertStringContainsString('"_highlightResult":{}', $response->body);
        self::assertSame(
            ['application/json; charset=utf-8', 'nosniff', 'no-store'],
            [
                $response->headers['Content-Type'],
                $response->headers['X-Content-Type-Options'],
                $response->headers['Cache-Control'],
            ],
        );
    }

    #[TestDox('Only allowed origins get CORS headers')]
    public function testOrigins(): void
    {
        $ask = fn(string $origin, string $method) => $this->ask(
            new Request($method, self::MULTI, self::KEYS, ['origin' => $origin], '{"requests":[]}'),
        );
        self::assertSame(204, $ask('https://friend.example', 'OPTIONS')->status);
        self::assertSame(
            'https://friend.example',
            $ask('https://friend.example', 'POST')->headers['Access-Control-Allow-Origin'],
        );
        self::assertError(405, $ask('https://stranger.example', 'OPTIONS'));
        self::assertArrayNotHasKey('Access-Control-Allow-Origin', $ask('https://stranger.example', 'POST')->headers);
    }
}
