<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\RateLimit;

final class RateLimitTest extends Folder
{
    #[TestDox('Counts each address in windows and says how long to wait')]
    public function testWindow(): void
    {
        $rate = new RateLimit($this->file());
        self::assertSame([0, 0, 40], [$rate->hit('a', 2, 60, 600), $rate->hit('a', 2, 60, 610), $rate->hit('a', 2, 60, 620)]);
        self::assertSame([0, 0], [$rate->hit('b', 2, 60, 620), $rate->hit('a', 2, 60, 660)]);
    }

    #[TestDox('Keeps no address, and forgets who is long gone')]
    public function testPrivacy(): void
    {
        $rate = new RateLimit($this->file());
        $rate->hit('203.0.113.9', 2, 60, 600);
        $rate->hit('203.0.113.8', 2, 60, 900);
        $rows = (new \PDO('sqlite:' . $this->file()))->query('SELECT who FROM hits');
        self::assertNotFalse($rows);
        $who = $rows->fetchAll(\PDO::FETCH_COLUMN);
        self::assertCount(1, $who);
        self::assertIsString($who[0]);
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $who[0]);
        self::assertNotSame(substr(hash('sha256', '203.0.113.8'), 0, 32), $who[0]);
    }

    #[TestDox('A broken counter lets requests through')]
    public function testBroken(): void
    {
        file_put_contents($this->file(), str_repeat('broken', 1000));
        self::assertSame(0, (new RateLimit($this->file()))->hit('a', 0 + 1, 60));
        self::assertSame(0, (new RateLimit($this->folder . '/no/such/folder.sqlite'))->hit('a', 1, 60));
    }

    #[TestDox('Two processes count together')]
    public function testShared(): void
    {
        foreach (range(1, 3) as $i) {
            $waits[] = (new RateLimit($this->file()))->hit('a', 2, 60, 600);
        }
        self::assertSame([0, 0, 60], $waits);
    }
}
