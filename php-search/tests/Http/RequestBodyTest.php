<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Http\RequestBody;

/** The limits of one call. */
final class RequestBodyTest extends TestCase
{
    #[TestDox('A body of 512,000 bytes is decoded, a larger one is rejected with status 413')]
    public function testBytes(): void
    {
        $body = static fn(int $bytes): string => '{"requests":[]' . str_repeat(' ', $bytes - 15) . '}';
        self::assertSame(['requests' => []], RequestBody::decode($body(512_000)));
        $this->expectExceptionObject(new BadRequest('The request is larger than 512 kB', 413));
        RequestBody::decode($body(512_001));
    }

    #[TestDox('A call has up to 50 requests')]
    public function testRequests(): void
    {
        $data = static fn(int $count): array => ['requests' => array_fill(0, $count, ['indexName' => 'wp_posts_post'])];
        self::assertCount(50, RequestBody::requests($data(50)));
        $this->expectExceptionObject(new BadRequest('Too many requests in one call: at most 50'));
        RequestBody::requests($data(51));
    }
}
