<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Route;

final class RouteTest extends TestCase
{
    private static string $root = '';

    public static function setUpBeforeClass(): void
    {
        self::$root = sys_get_temp_dir() . '/route-' . bin2hex(random_bytes(4));
        foreach (['www/wp-admin', 'www/content', 'other/api', 'www/.well-known', 'www/.git'] as $directory) {
            mkdir(self::$root . '/' . $directory, 0777, true);
        }
        foreach (
            [
                'www/index.php',
                'www/wp-admin/index.php',
                'www/wp-admin/edit.php',
                'www/content/style.css',
                'www/content/a b.png',
                'www/.htaccess',
                'www/.git/config',
                'www/.well-known/x.txt',
                'other/api/search.php',
                'secret.json',
            ]
            as $file
        ) {
            touch(self::$root . '/' . $file);
        }
        symlink(self::$root . '/other', self::$root . '/www/theme');
    }

    public static function tearDownAfterClass(): void
    {
        exec('rm -r ' . escapeshellarg(self::$root));
    }

    /**
     * @return iterable<string, array{string, int, string, string}> request URI, status, file relative to the root,
     *     PATH_INFO or Location
     */
    public static function requests(): iterable
    {
        yield 'the front page' => ['/', 200, '/index.php', ''];
        yield 'a permalink is passed to WordPress' => ['/a-post/?x=1', 200, '/index.php', ''];
        yield 'a missing file is passed to WordPress' => ['/content/none.png', 200, '/index.php', ''];
        yield 'a static file' => ['/content/style.css?ver=1', 200, '/content/style.css', ''];
        yield 'a file name with a space' => ['/content/a%20b.png', 200, '/content/a b.png', ''];
        yield 'a static file with a further path segment' => ['/content/style.css/more', 404, '', ''];
        yield 'a directory with an index file' => ['/wp-admin/', 200, '/wp-admin/index.php', ''];
        yield 'a directory without the trailing slash' => ['/wp-admin?a=b', 301, '', '/wp-admin/?a=b'];
        yield 'a directory without an index file is not listed' => ['/content/', 200, '/index.php', ''];
        yield 'a script' => ['/wp-admin/edit.php?a=b', 200, '/wp-admin/edit.php', ''];
        yield 'a script in a symbolic link keeps its path below the root' => [
            '/theme/api/search.php',
            200,
            '/theme/api/search.php',
            '',
        ];
        yield 'the path after a script is PATH_INFO' => [
            '/theme/api/search.php/token/1/indexes/*/queries?x=1',
            200,
            '/theme/api/search.php',
            '/token/1/indexes/*/queries',
        ];
        yield 'PATH_INFO is decoded' => [
            '/theme/api/search.php/1/indexes/%2A/queries',
            200,
            '/theme/api/search.php',
            '/1/indexes/*/queries',
        ];
        yield 'a parent directory' => ['/../secret.json', 404, '', ''];
        yield 'an encoded parent directory' => ['/content/%2e%2e/%2e%2e/secret.json', 404, '', ''];
        yield 'a backslash' => ['/content\\..\\..\\secret.json', 404, '', ''];
        yield 'a NUL byte' => ['/content/style.css%00.png', 404, '', ''];
        yield 'a dotfile' => ['/.htaccess', 404, '', ''];
        yield 'a dot directory' => ['/.git/config', 404, '', ''];
        yield 'the public dot directory .well-known' => ['/.well-known/x.txt', 200, '/.well-known/x.txt', ''];
        yield 'several leading slashes are not a host name' => ['//example.test/wp-admin', 200, '/index.php', ''];
    }

    #[DataProvider('requests')]
    public function testResolvesTheFileOfARequest(string $uri, int $status, string $file, string $rest): void
    {
        $route = Route::resolve(self::$root . '/www', $uri);
        self::assertSame($status, $route->status);
        self::assertSame($file === '' ? '' : self::$root . '/www' . $file, $route->file);
        self::assertSame($rest, $status === 301 ? $route->location : $route->pathInfo);
        self::assertSame(str_ends_with($file, '.php'), $route->isScript);
    }

    /** @return iterable<string, array{string, string}> request URI, URI without the site */
    public static function requestsOfNetwork(): iterable
    {
        yield 'a page of a site' => ['/second/a-post/?x=1', '/second/a-post/?x=1'];
        yield 'the front page' => ['/', '/'];
        yield 'the admin of a site' => ['/second/wp-admin/edit.php?a=b', '/wp-admin/edit.php?a=b'];
        yield 'the admin of a site without the trailing slash' => ['/second/wp-admin', '/wp-admin'];
        yield 'the login page of a site' => ['/second/wp-login.php?a=b', '/wp-login.php?a=b'];
        yield 'a file of a plugin' => [
            '/second/wp-content/plugins/a/search.php/token/1',
            '/wp-content/plugins/a/search.php/token/1',
        ];
        yield 'the admin of the first site' => ['/wp-admin/network/', '/wp-admin/network/'];
        yield 'a file of the first site' => ['/wp-content/wp-admin/style.css', '/wp-content/wp-admin/style.css'];
        yield 'a page whose name begins like a directory' => ['/second/wp-content-tips/', '/second/wp-content-tips/'];
        yield 'a query with a path' => ['/?x=/second/wp-admin/', '/?x=/second/wp-admin/'];
    }

    #[DataProvider('requestsOfNetwork')]
    public function testRemovesTheSiteOfANetwork(string $uri, string $expected): void
    {
        self::assertSame($expected, Route::withoutSite($uri));
    }
}
