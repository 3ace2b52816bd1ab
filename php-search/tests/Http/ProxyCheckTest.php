<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\ProxyCheck;
use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Tests\IndexTestCase;

final class ProxyCheckTest extends IndexTestCase
{
    private const PROXIES = ['10.0.0.0/8', '192.0.2.7'];

    /** @return array<string, array{array<string, string>, ?string}> $_SERVER, expected problem */
    public static function requests(): array
    {
        return [
            'no proxy' => [['REMOTE_ADDR' => '203.0.113.9'], null],
            'a local request without a header' => [['REMOTE_ADDR' => '127.0.0.1'], null],
            'a listed proxy' => [['REMOTE_ADDR' => '10.1.2.3', 'HTTP_X_FORWARDED_FOR' => '203.0.113.9'], null],
            'an unlisted private proxy' => [
                ['REMOTE_ADDR' => '172.18.0.1', 'HTTP_X_FORWARDED_FOR' => '203.0.113.9'],
                ProxyCheck::UNLISTED,
            ],
            'an unlisted proxy on the same machine' => [
                ['REMOTE_ADDR' => '127.0.0.1', 'HTTP_X_REAL_IP' => '203.0.113.9'],
                ProxyCheck::UNLISTED,
            ],
            'an unlisted proxy of IPv6' => [
                ['REMOTE_ADDR' => 'fd00::2', 'HTTP_FORWARDED' => 'for=203.0.113.9;proto=https'],
                ProxyCheck::UNLISTED,
            ],
            'an unlisted proxy whose IPv4 address is written as IPv6' => [
                ['REMOTE_ADDR' => '::ffff:192.168.1.4', 'HTTP_X_FORWARDED_FOR' => '203.0.113.9'],
                ProxyCheck::UNLISTED,
            ],
            'an unlisted CDN with public addresses' => [
                [
                    'REMOTE_ADDR' => '198.51.100.20',
                    'HTTP_CF_CONNECTING_IP' => '203.0.113.9',
                    'HTTP_X_FORWARDED_FOR' => '203.0.113.9',
                ],
                ProxyCheck::UNLISTED,
            ],
            'a visitor whose own network adds the header' => [
                ['REMOTE_ADDR' => '203.0.113.9', 'HTTP_X_FORWARDED_FOR' => '192.168.7.7'],
                null,
            ],
            'a web server that has already replaced the address of the proxy' => [
                [
                    'REMOTE_ADDR' => '203.0.113.9',
                    'HTTP_CF_CONNECTING_IP' => '203.0.113.9',
                    'HTTP_X_FORWARDED_FOR' => '203.0.113.9',
                ],
                null,
            ],
            'the same in a local network' => [
                ['REMOTE_ADDR' => '192.168.1.50', 'HTTP_X_FORWARDED_FOR' => '192.168.1.50, 192.168.1.1'],
                null,
            ],
            'a listed proxy that sends another header' => [
                ['REMOTE_ADDR' => '10.1.2.3', 'HTTP_X_REAL_IP' => '203.0.113.9'],
                ProxyCheck::SILENT,
            ],
            'a listed proxy that sends no address' => [
                ['REMOTE_ADDR' => '10.1.2.3', 'HTTP_X_FORWARDED_FOR' => 'unknown'],
                ProxyCheck::SILENT,
            ],
            'a listed proxy without any header, such as a check by the machine itself' => [
                ['REMOTE_ADDR' => '10.1.2.3'],
                null,
            ],
            'no address at all' => [['HTTP_X_FORWARDED_FOR' => '203.0.113.9'], null],
        ];
    }

    /** @param array<string, string> $server */
    #[DataProvider('requests')]
    #[TestDox('Detects a proxy: $_dataset')]
    public function testProblem(array $server, ?string $problem): void
    {
        self::assertSame($problem, ProxyCheck::problem($server, self::PROXIES, false));
    }

    #[TestDox('A forwarded header counts as sent by a proxy when all recent searches came from one address')]
    public function testOneCaller(): void
    {
        $server = ['REMOTE_ADDR' => '198.51.100.20', 'HTTP_X_FORWARDED_FOR' => '203.0.113.9'];
        $file = new ScratchFile("$this->folder/scratch.sqlite");
        $rate = new RateLimiter($file);
        self::assertFalse(ProxyCheck::isOneCaller($file));
        for ($i = 0; $i < ProxyCheck::MIN_REQUESTS; $i++) {
            $rate->hit('198.51.100.20', 300, 60, 1000);
        }
        self::assertTrue(ProxyCheck::isOneCaller($file));
        self::assertSame(ProxyCheck::UNLISTED, ProxyCheck::problem($server, self::PROXIES, true));
        $rate->hit('203.0.113.77', 300, 60, 1000);
        self::assertFalse(ProxyCheck::isOneCaller($file));
    }
}
