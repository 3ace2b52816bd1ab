<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Tracking;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Cacheability;

/** Whether a shared cache may store a response, by its headers. */
final class CacheabilityTest extends PluginTestCase
{
    /** @return array<string, array{list<string>, bool}> */
    public static function headers(): array
    {
        return [
            'none' => [[], false],
            'public' => [['Cache-Control: public'], true],
            'a lifetime' => [['Cache-Control: max-age=60'], true],
            'a lifetime for shared caches' => [['Cache-Control: max-age=0, s-maxage=60'], true],
            'no lifetime' => [['Cache-Control: max-age=0'], false],
            'public, but not without asking the server' => [['Cache-Control: public, no-cache'], false],
            'a lifetime, but not to be stored' => [['Cache-Control: max-age=60, no-store'], false],
            'private' => [['Cache-Control: private, max-age=60'], false],
            'private, except for one cache' => [['Cache-Control: private', 'CDN-Cache-Control: max-age=60'], true],
            'a lifetime of zero for one cache' => [['X-Accel-Expires: 0'], false],
        ];
    }

    /** @param list<string> $headers */
    #[DataProvider('headers')]
    #[TestDox('Response headers: $_dataName')]
    public function testHeaders(array $headers, bool $mayBeStored): void
    {
        $_SERVER['REQUEST_METHOD'] = 'GET';
        array_walk($headers, static fn(string $header) => ResponseHeaders::set($header));
        self::assertSame($mayBeStored, stallkeeper_tools(Cacheability::class)->mayBeStored());
    }

    #[TestDox('A response to a submitted form is for one visitor')]
    public function testForm(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'POST';
        ResponseHeaders::set('Cache-Control: public, max-age=60');
        self::assertFalse(stallkeeper_tools(Cacheability::class)->mayBeStored());
    }
}
