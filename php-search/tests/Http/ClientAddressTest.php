<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Http\ClientAddress;

final class ClientAddressTest extends TestCase
{
    private const PROXIES = ['10.0.0.0/8', '192.0.2.7', '2001:db8:1::/48', '172.16.0.0/12'];

    /**
     * @return array<string, array{string, string, string}> address of the connection, header, expected client address
     */
    public static function requests(): array
    {
        return [
            'a caller without a proxy' => ['203.0.113.9', '', '203.0.113.9'],
            'a caller who writes the header' => ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
            'a caller behind one proxy' => ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
            'a caller behind one proxy who writes the header' => [
                '10.1.2.3',
                '198.51.100.1, 203.0.113.9',
                '203.0.113.9',
            ],
            'a caller behind two proxies' => ['192.0.2.7', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
            'a caller behind a proxy of IPv6' => ['2001:db8:1:2::3', '2001:db8:2::1', '2001:db8:2::1'],
            'a proxy in the middle of a byte' => ['172.31.255.1', '203.0.113.9', '203.0.113.9'],
            'a neighbour of that network' => ['172.32.0.1', '203.0.113.9', '172.32.0.1'],
            'a neighbour of the single proxy' => ['192.0.2.8', '203.0.113.9', '192.0.2.8'],
            'a proxy that adds the port' => ['10.1.2.3', '203.0.113.9:4711', '203.0.113.9'],
            'a proxy that adds the port of IPv6' => ['10.1.2.3', '[2001:db8:2::1]:4711', '2001:db8:2::1'],
            'a proxy that adds no address' => ['10.1.2.3', 'unknown', '10.1.2.3'],
            'a proxy without the header' => ['10.1.2.3', '', '10.1.2.3'],
            'nothing but proxies' => ['10.1.2.3', '10.1.1.1', '10.1.1.1'],
        ];
    }

    #[DataProvider('requests')]
    #[TestDox('Determines the client address: $_dataset')]
    public function testCaller(string $remote, string $forwarded, string $expected): void
    {
        self::assertSame($expected, ClientAddress::find($remote, $forwarded, self::PROXIES));
    }

    #[TestDox('Ignores the header when no proxy is trusted or when every address would be trusted')]
    public function testNobody(): void
    {
        foreach ([[], ['0.0.0.0/0'], ['::/0'], ['10.1.2.3/33'], ['10.1.2.3/x'], ['proxy.example'], ['']] as $proxies) {
            self::assertSame(
                '10.1.2.3',
                ClientAddress::find('10.1.2.3', '203.0.113.9', $proxies),
                implode(',', $proxies),
            );
        }
    }

    #[TestDox('Reads at most ten entries of the header')]
    public function testLong(): void
    {
        self::assertSame(
            '10.0.0.11',
            ClientAddress::find(
                '10.0.0.1',
                implode(',', ['203.0.113.9', ...array_map(static fn(int $i): string => "10.0.0.$i", range(20, 2, -1))]),
                self::PROXIES,
            ),
        );
    }
}
