<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Endpoints;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\Response;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;

/** The light endpoint and the REST API answer as one, and in the provider's format. */
final class BothEndpointsTest extends EndpointTestCase
{
    private const ONE = ['indexName' => BuiltInEngine::INDEX, 'query' => 'tea'];

    /** Parameters of WordPress's REST API. */
    private const PARAMETERS = [
        ...['_fields=x', '_fields=results', '_fields=results.hits,a.b.c', '_fields[]=x', '_fields[][]=x'],
        ...['_embed', '_embed=1', '_embed[]=x', '_envelope', '_envelope=1&_embed=1', '_envelope&_fields=x'],
        ...['_jsonp=call', '_method=POST', 'context=edit', '_locale=user', '_pretty'],
    ];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['The tea of the morning', 'Tea and bread', 'The "a" AND the b* near'] as $title) {
            $this->post(['post_title' => $title]);
        }
        $this->post(['post_title' => 'The tea kettle', 'post_type' => 'product']);
        $this->endRequest();
    }

    /** @return array<string, array{string, array<string, mixed>}> */
    public static function searches(): array
    {
        return [
            'a word' => ['the', []],
            'the empty search with facets' => ['', ['facets' => ['*'], 'hitsPerPage' => 3]],
            'a word that nothing has' => ['zzzzqqq', []],
            'a page past the end' => ['the', ['page' => 999999]],
            'operators and quotes' => ['"a" AND (b* NEAR', []],
        ];
    }

    /** @param array<string, mixed> $params */
    #[DataProvider('searches')]
    #[TestDox('REST, the light endpoint and PHP give the same response to $_dataset')]
    public function testSame(string $query, array $params): void
    {
        $light = $this->ask('light', $query, $params);
        self::assertSame(self::comparable($light), self::comparable($this->ask('rest', $query, $params)));
        $result = self::onlyResult($light);
        $php = stallkeeper_tools(BuiltInEngine::class)->search(['query' => $query, 'typoTolerance' => false] + $params);
        self::assertNotNull($php);
        self::assertIsArray($result['hits']);
        self::assertSame(
            [$php->total, array_column($php->hits, 'objectID')],
            [$result['nbHits'], array_column($result['hits'], 'objectID')],
        );
        self::assertSame($query === 'zzzzqqq', $result['nbHits'] === 0);
    }

    #[TestDox('Empty objects stay objects through REST')]
    public function testObjects(): void
    {
        $body = $this->ask('rest', 'zzzzqqq', ['facets' => ['*']])->body;
        self::assertStringContainsString('"facets":{}', $body);
        self::assertStringContainsString('"facets_stats":{}', $body);
    }

    #[DataProvider('ways')]
    #[TestDox('A body that is not JSON, and a wrong key, get the provider’s errors from $way')]
    public function testBroken(string $way): void
    {
        foreach (['text/plain', 'application/json'] as $type) {
            $broken = $this->send($way, '{"requests":', type: $type);
            self::assertSame([400, 400], [$broken->status, self::json($broken)['status']]);
            self::assertIsString(self::json($broken)['message']);
        }
        $wrong = $this->send($way, '{"requests":[]}', 'x-algolia-api-key=' . str_repeat('0', 32));
        self::assertSame([403, 403], [$wrong->status, self::json($wrong)['status']]);
        self::assertStringContainsString('no-store', $wrong->headers['cache-control']);
    }

    /**
     * @return iterable<string, array{string, array<string, mixed>, int, non-empty-string}> way, body, status and
     *     pattern of the message
     */
    public static function invalid(): iterable
    {
        foreach (self::WAYS as $way) {
            yield "a body of 1 MB ($way)" => [
                $way,
                ['requests' => [self::ONE + ['note' => str_repeat('x', 1_000_000)]]],
                413,
                '/^The request is larger than \d+ kB$/',
            ];
            yield "a call of 200 requests ($way)" => [
                $way,
                ['requests' => array_fill(0, 200, self::ONE)],
                400,
                '/^Too many requests in one call: at most \d+$/',
            ];
            yield "a facet filter without a value ($way)" => [
                $way,
                ['requests' => [self::ONE + ['facetFilters' => ['nothing']]]],
                400,
                '/^Invalid syntax for facetFilters: `nothing`/',
            ];
            yield "a facet filter that is nested too deep ($way)" => [
                $way,
                ['requests' => [self::ONE + ['facetFilters' => [[[['a:b']]]]]]],
                400,
                '/^facetFilters: /',
            ];
        }
    }

    /**
     * @param array<string, mixed> $body
     * @param non-empty-string $message
     */
    #[DataProvider('invalid')]
    #[TestDox('$_dataset gets the provider’s error')]
    public function testInvalid(string $way, array $body, int $status, string $message): void
    {
        foreach (['text/plain', 'application/json'] as $type) {
            $response = $this->send($way, (string) wp_json_encode($body), type: $type);
            self::assertSame($status, $response->status, $type);
            self::assertStringContainsString('application/json', $response->headers['content-type']);
            // The complete body: nothing is printed before or after it.
            $error = self::json($response);
            self::assertSame(['message', 'status'], array_keys($error));
            self::assertSame($status, $error['status']);
            self::assertIsString($error['message']);
            self::assertMatchesRegularExpression($message, $error['message']);
        }
    }

    #[DataProvider('ways')]
    #[TestDox('An unknown facet is left out by $way, and a filter by it finds nothing')]
    public function testUnknownFacet(string $way): void
    {
        $all = $this->facets($way, ['facets' => ['nothing', 'taxonomies.nothing', 'post_type']]);
        self::assertIsArray($all['facets']);
        self::assertSame(['post_type'], array_keys($all['facets']));
        $types = $all['facets']['post_type'];
        self::assertIsArray($types);
        self::assertSame($all['nbHits'], array_sum($types));
        self::assertSame(3, $all['nbHits']);
        $none = $this->facets($way, ['facetFilters' => ['nothing:here']]);
        self::assertSame([0, []], [$none['nbHits'], $none['hits']]);
        self::assertSame(
            $types['post'],
            $this->facets($way, ['facetFilters' => [['nothing:here', 'post_type:post']]])['nbHits'],
        );
        self::assertSame($all['nbHits'], $this->facets($way, ['facetFilters' => ['nothing:-here']])['nbHits']);
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return array<string, mixed>
     */
    private function facets(string $way, array $params): array
    {
        return self::onlyResult($this->ask($way, 'the', $params));
    }

    #[DataProvider('ways')]
    #[TestDox('No parameter of WordPress’s REST API changes an answer or an error of $way')]
    public function testParameters(string $way): void
    {
        foreach ([(string) wp_json_encode(['requests' => [self::ONE]]), '{"requests":[{}]}', 'no JSON'] as $body) {
            $plain = $this->send($way, $body);
            self::assertStringContainsString('application/json', $plain->headers['content-type']);
            self::assertStringContainsString('no-store', $plain->headers['cache-control']);
            $plain = self::comparable($plain);
            foreach (self::PARAMETERS as $parameters) {
                self::assertSame(
                    $plain,
                    self::comparable($this->send($way, $body, $parameters)),
                    "$body with $parameters",
                );
            }
        }
    }

    #[DataProvider('ways')]
    #[TestDox('Facet values are found through $way')]
    public function testFacetValues(string $way): void
    {
        $response = $this->send(
            $way,
            '{"facetQuery":""}',
            path: '/1/indexes/' . BuiltInEngine::INDEX . '/facets/taxonomies.category/query',
        );
        self::assertSame(200, $response->status);
        $hits = self::json($response)['facetHits'];
        self::assertIsArray($hits);
        self::assertSame(['Uncategorized'], array_column($hits, 'value'));
    }

    /** @return array{int, string, string, string} a response without what differs from call to call */
    private static function comparable(Response $response): array
    {
        return [
            $response->status,
            $response->headers['content-type'],
            $response->headers['cache-control'],
            (string) preg_replace('/"(processingTimeMS|queryID)":("[^"]*"|\d+)/', '"$1":0', $response->body),
        ];
    }
}
