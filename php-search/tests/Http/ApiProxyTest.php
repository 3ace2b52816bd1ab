<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\Request;
use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Storage\SiteFile;

final class ApiProxyTest extends ApiCase
{
    #[TestDox('Clients behind a trusted proxy are counted separately')]
    public function testTrusted(): void
    {
        self::assertSame(['203.0.113.1' => 429, '203.0.113.2' => 200], $this->afterMany(['10.0.0.1']));
    }

    #[TestDox('Without a trusted proxy, clients cannot evade the rate limit with a header')]
    public function testForged(): void
    {
        self::assertSame(['203.0.113.1' => 429, '203.0.113.2' => 429], $this->afterMany([]));
    }

    /**
     * @param list<string> $proxies
     *
     * @return array<string, int> address in the header => status of one more request
     */
    private function afterMany(array $proxies): array
    {
        $file = $this->folder . '/site.json';
        // Read the settings from the file, as the endpoint does: unsaved settings must have no effect.
        (new SiteFile(true, 'APPID12345', 'key', [], '..', 5, 3600, [], $proxies))
            ->withIndex('none', 'none.sqlite')
            ->write($file);
        $site = SiteFile::read($file);
        self::assertNotNull($site);
        $rate = new RateLimiter(new ScratchFile($this->folder . '/rate.sqlite'));
        $ask = fn(string $address): int => $this->ask(
            new Request(
                'POST',
                self::MULTI,
                self::KEYS,
                ['x-forwarded-for' => $address],
                '{"requests":[]}',
                '10.0.0.1',
            ),
            $site,
            $rate,
        )->status;
        // The counting window of one hour may end during the test, but not twice in a row.
        for ($i = 0; $i < 11; $i++) {
            $ask('203.0.113.1');
        }

        return ['203.0.113.1' => $ask('203.0.113.1'), '203.0.113.2' => $ask('203.0.113.2')];
    }
}
