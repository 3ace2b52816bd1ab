<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Url;

final class UrlTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function urls(): array
    {
        return Fixture::cases('url');
    }

    #[DataProvider('urls')]
    public function testOnlySafeUrlsAreAllowed(string $url, string $expected): void
    {
        self::assertSame($expected, Url::allow($url));
    }
}
