<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Limits;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Limits\SearchTime;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Tests\IndexTestCase;

final class SearchTimeTest extends IndexTestCase
{
    /** Milliseconds and seconds of the limit: 200 ms per second. */
    private const LIMIT = [12_000, 60];

    #[TestDox('An address that has used its time must wait; another address does not')]
    public function testLimit(): void
    {
        $time = $this->time();
        self::assertSame(0, $time->wait('a', ...[...self::LIMIT, 1000.0]));
        $time->charge('a', 11_999, ...[...self::LIMIT, 1000.0]);
        self::assertSame(0, $time->wait('a', ...[...self::LIMIT, 1000.0]));
        $time->charge('a', 1001, ...[...self::LIMIT, 1000.0]);
        self::assertSame(
            [5, 3, 1, 0],
            array_map(fn(float $now): int => $time->wait('a', ...[...self::LIMIT, $now]), [
                1000.0,
                1002.0,
                1004.9,
                1005.1,
            ]),
        );
        self::assertSame(0, $time->wait('b', ...[...self::LIMIT, 1000.0]));
    }

    #[TestDox('Used time expires at the rate of the limit and never becomes a credit')]
    public function testFlowsOut(): void
    {
        $time = $this->time();
        $time->charge('a', 12_000, ...[...self::LIMIT, 1000.0]);
        $time->charge('a', 2000, ...[...self::LIMIT, 1010.0]);
        self::assertSame(1, $time->wait('a', ...[...self::LIMIT, 1010.0]));
        $time->charge('a', 12_000, ...[...self::LIMIT, 1200.0]);
        self::assertSame(1, $time->wait('a', ...[...self::LIMIT, 1200.0]));
    }

    #[TestDox('The longest wait is the time window of the limit')]
    public function testLongestWait(): void
    {
        $time = $this->time();
        foreach ([99_000, 1, 99_000] as $used) {
            $time->charge('a', $used, ...[...self::LIMIT, 1000.0]);
            self::assertSame(60, $time->wait('a', ...[...self::LIMIT, 1000.0]));
        }
    }

    #[TestDox('A clock that is set back does not extend the wait')]
    public function testClockGoesBack(): void
    {
        $time = $this->time();
        $time->charge('a', 13_000, ...[...self::LIMIT, 1000.0]);
        self::assertSame(5, $time->wait('a', ...[...self::LIMIT, 10.0]));
    }

    #[TestDox('0 means no limit, and less than a millisecond is not recorded')]
    public function testNothingToWrite(): void
    {
        $time = $this->time();
        $time->charge('a', 99_000, 0, 60, 1000.0);
        $time->charge('a', 0.9, ...[...self::LIMIT, 1000.0]);
        self::assertSame([0, 0], [$time->wait('a', 0, 60, 1000.0), $time->wait('a', ...[...self::LIMIT, 1000.0])]);
        self::assertSame([], $this->rows());
    }

    #[TestDox('No address is stored, an IPv6 network counts as one client, and old entries are deleted')]
    public function testPrivacy(): void
    {
        $time = $this->time();
        $time->charge('203.0.113.9', 50, ...[...self::LIMIT, 1000.0]);
        $time->charge('2001:db8:1:2::1', 12_000, ...[...self::LIMIT, 1121.0]);
        self::assertSame(1, $time->wait('2001:db8:1:2:ffff::9', ...[...self::LIMIT, 1121.0]));
        $rows = $this->rows();
        self::assertCount(1, $rows);
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $rows[0]);
    }

    #[TestDox('When the file cannot be created, there is no limit')]
    public function testUnusable(): void
    {
        $time = new SearchTime(new ScratchFile($this->folder . '/no/such/folder.sqlite'));
        $time->charge('a', 99_000, ...[...self::LIMIT, 1000.0]);
        self::assertSame(0, $time->wait('a', ...[...self::LIMIT, 1000.0]));
    }

    #[TestDox('A file of an earlier version gets the new table')]
    public function testEarlierFile(): void
    {
        (new \PDO('sqlite:' . $this->file()))->exec(
            'CREATE TABLE hits (who TEXT PRIMARY KEY, since INTEGER NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID',
        );
        $this->time()->charge('a', 13_000, ...[...self::LIMIT, 1000.0]);
        self::assertSame(5, $this->time()->wait('a', ...[...self::LIMIT, 1000.0]));
    }

    private function time(): SearchTime
    {
        return new SearchTime(new ScratchFile($this->file()));
    }

    /** @return list<string> */
    private function rows(): array
    {
        $rows = (new \PDO('sqlite:' . $this->file()))->query('SELECT who FROM search_time');
        self::assertNotFalse($rows);
        /** @var list<string> $who */
        $who = $rows->fetchAll(\PDO::FETCH_COLUMN);

        return $who;
    }
}
