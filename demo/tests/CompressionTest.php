<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Compression;

final class CompressionTest extends TestCase
{
    #[TestWith(['gzip', true])]
    #[TestWith(['br, gzip;q=0.8, *;q=0.1', true])]
    #[TestWith(['gzip;q=1.0', true])]
    #[TestWith(['*', true])]
    #[TestWith(['', false])]
    #[TestWith(['identity', false])]
    #[TestWith(['gzip;q=0', false])]
    #[TestWith(['gzip; q=0.000, br', false])]
    #[TestWith(['x-gzip-not', false])]
    public function testAcceptsGzipOnlyIfTheHeaderAllowsIt(string $header, bool $accepted): void
    {
        self::assertSame($accepted, Compression::acceptsGzip($header));
    }

    #[TestWith(['text/html; charset=UTF-8', true])]
    #[TestWith(['application/json; charset=UTF-8', true])]
    #[TestWith(['application/rss+xml', true])]
    #[TestWith(['image/svg+xml', true])]
    #[TestWith(['text/javascript', true])]
    #[TestWith(['image/webp', false])]
    #[TestWith(['font/woff2', false])]
    #[TestWith(['application/zip', false])]
    public function testCompressesOnlyTextTypes(string $type, bool $isText): void
    {
        self::assertSame($isText, Compression::isText($type));
    }
}
