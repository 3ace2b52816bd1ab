<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\Api;
use Stallkeeper\Search\Http\Request;
use Stallkeeper\Search\Limits\Clock;
use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Limits\SearchSlots;
use Stallkeeper\Search\Limits\SearchTime;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Storage\SiteFile;

/** Every error response is JSON in the provider's format, with status and message. */
final class ApiErrorsTest extends ApiCase
{
    /** @return array<string, array{int, string, string}> */
    public static function bodies(): array
    {
        $many = json_encode(
            ['requests' => array_fill(0, 200, ['indexName' => 'wp_posts_post', 'query' => 'lamp'])],
            JSON_THROW_ON_ERROR,
        );
        $index = '/1/indexes/wp_posts_post';

        return [
            'no JSON' => [400, 'lamp', self::MULTI],
            'an empty body' => [400, '', self::MULTI],
            'a JSON string' => [400, '"lamp"', self::MULTI],
            'a JSON list' => [400, '[1]', self::MULTI],
            'JSON too deep' => [400, str_repeat('{"a":', 100) . '1' . str_repeat('}', 100), self::MULTI],
            'no requests' => [400, '{}', self::MULTI],
            'requests that are no list' => [400, '{"requests":{"a":1}}', self::MULTI],
            'a request that is no object' => [400, '{"requests":[1]}', self::MULTI],
            'a request without index' => [400, '{"requests":[{"query":"a"}]}', self::MULTI],
            '200 requests' => [400, $many, self::MULTI],
            '1 MB' => [
                413,
                json_encode(['requests' => [], 'x' => str_repeat('x', 1_000_000)], JSON_THROW_ON_ERROR),
                self::MULTI,
            ],
            'an unknown index' => [404, '{"requests":[{"indexName":"users"}]}', self::MULTI],
            'an index with a path' => [404, '{"query":""}', '/1/indexes/..%2F..%2Fetc/query'],
            'an unknown facet' => [400, '{}', "$index/facets/content/query"],
            'an unknown address' => [404, '{}', '/1/keys'],
            'no address' => [404, '{}', ''],
            'an admin call' => [404, '{}', "$index/settings"],
            'a filter that is none' => [
                400,
                '{"requests":[{"indexName":"wp_posts_post","numericFilters":["x"]}]}',
                self::MULTI,
            ],
            'params that are broken JSON' => [
                400,
                '{"requests":[{"indexName":"wp_posts_post","params":"facets=[\"a"}]}',
                self::MULTI,
            ],
        ];
    }

    #[DataProvider('bodies')]
    #[TestDox('Rejects $_dataset')]
    public function testRefuses(int $status, string $body, string $path): void
    {
        self::assertError($status, $this->send($body, $path));
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function keys(): array
    {
        return [
            'none' => [[]],
            'a wrong key' => [['x-algolia-api-key' => 'wrong'] + self::KEYS],
            'a wrong id' => [['x-algolia-application-id' => 'wrong'] + self::KEYS],
            'lists' => [['x-algolia-api-key' => ['key'], 'x-algolia-application-id' => ['APPID12345']]],
        ];
    }

    /** @param array<string, mixed> $keys */
    #[DataProvider('keys')]
    #[TestDox('Wrong credentials get status 403: $_dataset')]
    public function testKeys(array $keys): void
    {
        self::assertError(403, $this->ask(new Request('POST', self::MULTI, $keys, [], '{"requests":[]}')));
    }

    #[TestDox('Methods other than POST are rejected')]
    public function testMethods(): void
    {
        foreach (['GET', 'PUT', 'DELETE', 'HEAD', ''] as $method) {
            self::assertError(405, $this->ask(new Request($method, self::MULTI, self::KEYS)));
        }
    }

    #[TestDox('Invalid search parameters are clamped or ignored and cause no PHP error')]
    public function testOddParams(): void
    {
        $odd = [null, true, -1, 1.5, 'x', '', [], [[]], ['a' => ['b']], "\u{0}"];
        foreach (
            [
                'query',
                'page',
                'hitsPerPage',
                'facets',
                'attributesToRetrieve',
                'attributesToHighlight',
                'attributesToSnippet',
                'truncateWords',
                'maxValuesPerFacet',
                'highlightPreTag',
                'queryType',
                'typoTolerance',
                'snippetEllipsisText',
                'clickAnalytics',
                'getRankingInfo',
                'unknown',
                'params',
                'type',
            ]
            as $name
        ) {
            foreach ($odd as $value) {
                $response = $this->send(['requests' => [['indexName' => 'wp_posts_post', $name => $value]]]);
                self::assertContains($response->status, [200, 400], $name . json_encode($value) . $response->body);
            }
        }
    }

    #[TestDox('A missing or damaged index file gets status 503, and the response contains no path')]
    public function testUnavailable(): void
    {
        $body = '{"requests":[{"indexName":"wp_posts_post"}]}';
        self::assertError(
            503,
            $this->ask(
                new Request('POST', self::MULTI, self::KEYS, [], $body),
                $this->site(['wp_posts_post' => 'gone.sqlite']),
            ),
        );
        file_put_contents($this->folder . '/bad.sqlite', 'no database');
        self::assertError(
            503,
            $this->ask(
                new Request('POST', self::MULTI, self::KEYS, [], $body),
                $this->site(['wp_posts_post' => 'bad.sqlite']),
            ),
        );
    }

    #[TestDox('An address that has used its search time gets status 429 with a wait time; other addresses do not')]
    public function testTime(): void
    {
        $time = new SearchTime(new ScratchFile($this->folder . '/rate.sqlite'));
        $clock = new class extends Clock {
            private float $used = 0.0;

            /** Each search takes 500 ms, because the clock is read before and after. */
            public function processor(): float
            {
                return $this->used += 250.0;
            }
        };
        $api = new Api(
            new SiteFile(true, 'APPID12345', 'key', [], '..', 300, 60, [], [], 1000),
            $this->folder,
            time: $time,
            clock: $clock,
        );
        $ask = static fn(string $address, string $body = '{"requests":[]}') => $api->handle(
            new Request('POST', self::MULTI, self::KEYS, [], $body, $address),
        );
        $statuses = [];
        for ($i = 0; $i < 20; $i++) {
            $statuses[] = ($last = $ask('10.0.0.1', $i === 0 ? 'no JSON' : '{"requests":[]}'))->status;
        }
        self::assertSame(400, $statuses[0], 'a request that is refused counts, too');
        self::assertSame([200, 429], [$statuses[1], end($statuses)]);
        self::assertError(429, $last);
        self::assertGreaterThan(0, (int) $last->headers['Retry-After']);
        self::assertLessThanOrEqual(60, (int) $last->headers['Retry-After']);
        self::assertSame(200, $ask('10.0.0.2')->status);
    }

    #[TestDox('Too many expensive searches in parallel get status 429 with a wait time')]
    public function testBusy(): void
    {
        $held = array_map(fn(): SearchSlots => new SearchSlots($this->folder), range(1, 4));
        array_map(static fn(SearchSlots $one): bool => $one->take(), $held);
        $clock = new class extends Clock {
            private float $used = 0.0;
            private float $now = 0.0;

            public function now(): float
            {
                return $this->now += 10.0;
            }

            public function processor(): float
            {
                return $this->used += 200.0;
            }
        };
        $ask = fn() => (new Api($this->site(), $this->folder, clock: $clock))->handle(
            new Request('POST', self::MULTI, self::KEYS, [], '{"requests":[{"indexName":"wp_posts_post"}]}'),
        );
        self::assertError(429, $ask());
        self::assertSame('2', $ask()->headers['Retry-After']);
        $held[0]->release();
        self::assertSame(200, $ask()->status);
    }

    #[TestDox('An address with too many requests gets status 429 with a wait time')]
    public function testRate(): void
    {
        $rate = new RateLimiter(new ScratchFile($this->folder . '/rate.sqlite'));
        $ask = fn(string $address) => $this->ask(
            new Request('POST', self::MULTI, self::KEYS, [], '{"requests":[]}', $address),
            $this->site([], 20),
            $rate,
        );
        $statuses = [];
        for ($i = 0; $i < 41; $i++) {
            $statuses[] = $ask('10.0.0.1')->status;
        }
        // Twenty requests, or forty if a minute ends in between.
        self::assertContains(429, $statuses);
        self::assertSame(200, $ask('10.0.0.2')->status);
    }
}
