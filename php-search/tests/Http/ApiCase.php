<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use Stallkeeper\Search\Http\Api;
use Stallkeeper\Search\Http\Request;
use Stallkeeper\Search\Http\Response;
use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Base class for tests that call the API like the provider's clients. */
abstract class ApiCase extends IndexTestCase
{
    protected const KEYS = ['x-algolia-application-id' => 'APPID12345', 'x-algolia-api-key' => 'key'];
    protected const MULTI = '/1/indexes/*/queries';

    protected function setUp(): void
    {
        parent::setUp();
        $this->index([
            1 => ['post_title' => 'Red lamp', 'taxonomies' => ['category' => ['Lighting'], 'post_tag' => []]],
            2 => ['post_title' => 'Blue lamp', 'taxonomies' => ['category' => ['Living room'], 'post_tag' => []]],
            3 => ['post_title' => 'Chair'],
        ]);
    }

    /** @param array<string, string> $indices */
    protected function site(array $indices = ['wp_posts_post' => 'index.sqlite'], int $rate = 300): SiteFile
    {
        return new SiteFile(true, 'APPID12345', 'key', $indices, '..', $rate, 60, ['https://friend.example']);
    }

    protected function ask(Request $request, ?SiteFile $site = null, ?RateLimiter $rate = null): Response
    {
        return (new Api($site ?? $this->site(), $this->folder, $rate))->handle($request);
    }

    /** @param array<array-key, mixed>|string $body */
    protected function send(array|string $body, string $path = self::MULTI): Response
    {
        return $this->ask(
            new Request(
                'POST',
                $path,
                self::KEYS,
                [],
                is_string($body) ? $body : json_encode($body, JSON_THROW_ON_ERROR),
                '127.0.0.1',
            ),
        );
    }

    /** @return array<string, mixed> */
    protected static function data(Response $response): array
    {
        $data = json_decode($response->body, true, 64, JSON_THROW_ON_ERROR);
        self::assertIsArray($data);

        /** @var array<string, mixed> $data */
        return $data;
    }

    protected static function assertError(int $status, Response $response): void
    {
        self::assertSame($status, $response->status, $response->body);
        $data = self::data($response);
        self::assertSame(['message', 'status'], array_keys($data));
        self::assertSame($status, $data['status']);
        self::assertIsString($data['message']);
        self::assertStringNotContainsString('/tmp', $data['message']);
    }
}
