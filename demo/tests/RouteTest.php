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
        foreach (['www/wp-admin', 'www/content', 'other/api', 'www/.well-known', 'www/.git'] as $folder) {
            mkdir(self::$root . '/' . $folder, 0777, true);
        }
        foreach (['www/index.php', 'www/wp-admin/index.php', 'www/wp-admin/edit.php', 'www/content/style.css', 'www/content/a b.png', 'www/.htaccess', 'www/.git/config', 'www/.well-known/x.txt', 'other/api/search.php', 'secret.json'] as $file) {
            touch(self::$root . '/' . $file);
        }
        symlink(self::$root . '/other', self::$root . '/www/theme');
    }

    public static function tearDownAfterClass(): void
    {
        exec('rm -r ' . escapeshellarg(self::$root));
    }

    /** @return iterable<string, array{string, int, string, string}> address, status, file below the root, PATH_INFO or Location */
    public static function addresses(): iterable
    {
        yield 'the front page' => ['/', 200, '/index.php', ''];
        yield 'a pretty address goes to WordPress' => ['/a-post/?x=1', 200, '/index.php', ''];
        yield 'a file that is absent goes to WordPress' => ['/content/none.png', 200, '/index.php', ''];
        yield 'a static file' => ['/content/style.css?ver=1', 200, '/content/style.css', ''];
        yield 'a name with a space' => ['/content/a%20b.png', 200, '/content/a b.png', ''];
        yield 'nothing stands behind a static file' => ['/content/style.css/more', 404, '', ''];
        yield 'a folder with an index' => ['/wp-admin/', 200, '/wp-admin/index.php', ''];
        yield 'its name without the slash' => ['/wp-admin?a=b', 301, '', '/wp-admin/?a=b'];
        yield 'a folder without an index is not listed' => ['/content/', 200, '/index.php', ''];
        yield 'a script' => ['/wp-admin/edit.php?a=b', 200, '/wp-admin/edit.php', ''];
        yield 'a script behind a link keeps the name below the root' => ['/theme/api/search.php', 200, '/theme/api/search.php', ''];
        yield 'what stands behind a script is PATH_INFO' => ['/theme/api/search.php/token/1/indexes/*/queries?x=1', 200, '/theme/api/search.php', '/token/1/indexes/*/queries'];
        yield 'PATH_INFO is decoded' => ['/theme/api/search.php/1/indexes/%2A/queries', 200, '/theme/api/search.php', '/1/indexes/*/queries'];
        yield 'a step upwards' => ['/../secret.json', 404, '', ''];
        yield 'an encoded step upwards' => ['/content/%2e%2e/%2e%2e/secret.json', 404, '', ''];
        yield 'a backslash' => ['/content\\..\\..\\secret.json', 404, '', ''];
        yield 'a NUL' => ['/content/style.css%00.png', 404, '', ''];
        yield 'a dot file' => ['/.htaccess', 404, '', ''];
        yield 'a dot folder' => ['/.git/config', 404, '', ''];
        yield 'the one dot folder that is public' => ['/.well-known/x.txt', 200, '/.well-known/x.txt', ''];
        yield 'slashes at the front name no other host' => ['//example.test/wp-admin', 200, '/index.php', ''];
    }

    #[DataProvider('addresses')]
    public function testEveryAddressFindsItsFileAndNoOther(string $uri, int $status, string $file, string $rest): void
    {
        $route = Route::of(self::$root . '/www', $uri);
        self::assertSame($status, $route->status);
        self::assertSame($file === '' ? '' : self::$root . '/www' . $file, $route->file);
        self::assertSame($rest, $status === 301 ? $route->location : $route->pathInfo);
        self::assertSame(str_ends_with($file, '.php'), $route->isScript);
    }
}
