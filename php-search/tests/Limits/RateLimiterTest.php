<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Limits;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Tests\IndexTestCase;

final class RateLimiterTest extends IndexTestCase
{
    #[TestDox('Counts each address in time windows and returns the wait time')]
    public function testWindow(): void
    {
        $rate = new RateLimiter(new ScratchFile($this->file()));
        self::assertSame(
            [0, 0, 40],
            [$rate->hit('a', 2, 60, 600), $rate->hit('a', 2, 60, 610), $rate->hit('a', 2, 60, 620)],
        );
        self::assertSame([0, 0], [$rate->hit('b', 2, 60, 620), $rate->hit('a', 2, 60, 660)]);
    }

    #[TestDox('Windows of different lengths that start together are counted separately')]
    public function testWindowLengths(): void
    {
        $rate = new RateLimiter(new ScratchFile($this->file()));
        self::assertSame(
            [0, 0, 0],
            [$rate->hit('a', 2, 60, 3600), $rate->hit('a', 2, 60, 3610), $rate->hit('a', 1, 3600, 3620)],
        );
        self::assertSame([40, 3580], [$rate->hit('a', 2, 60, 3620), $rate->hit('a', 1, 3600, 3620)]);
    }

    #[TestDox('A long window keeps its count while shorter windows end')]
    public function testLongWindow(): void
    {
        $rate = new RateLimiter(new ScratchFile($this->file()));
        self::assertSame(0, $rate->hit('a', 1, 3600, 3600));
        foreach ([3700, 3800, 3900] as $now) {
            $rate->hit('b', 1, 60, $now);
        }
        self::assertSame(3200, $rate->hit('a', 1, 3600, 4000));
    }

    #[TestDox('Stores no addresses and deletes old entries')]
    public function testPrivacy(): void
    {
        $rate = new RateLimiter(new ScratchFile($this->file()));
        $rate->hit('203.0.113.9', 2, 60, 600);
        $rate->hit('203.0.113.8', 2, 60, 900);
        $rows = (new \PDO('sqlite:' . $this->file()))->query('SELECT who FROM requests');
        self::assertNotFalse($rows);
        $who = $rows->fetchAll(\PDO::FETCH_COLUMN);
        self::assertCount(1, $who);
        self::assertIsString($who[0]);
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $who[0]);
        self::assertNotSame(substr(hash('sha256', '203.0.113.8'), 0, 32), $who[0]);
    }

    #[TestDox('When the counter file cannot be created, requests are allowed')]
    public function testUnusable(): void
    {
        self::assertSame(
            0,
            (new RateLimiter(new ScratchFile($this->folder . '/no/such/folder.sqlite')))->hit('a', 1, 60),
        );
    }

    /** @return array<string, array{callable(string): mixed}> */
    public static function damages(): array
    {
        return [
            'no database at all' => [static fn(string $file) => file_put_contents($file, str_repeat('broken', 1000))],
            'pages overwritten' => [
                static function (string $file): void {
                    $bytes = (string) file_get_contents($file);
                    file_put_contents($file, substr($bytes, 0, 100) . str_repeat("\xFF", strlen($bytes) - 100));
                },
            ],
        ];
    }

    /** @param callable(string): mixed $damage */
    #[DataProvider('damages')]
    #[TestDox('A damaged counter file allows one request and counts the next ones: $_dataset')]
    public function testDamaged(callable $damage): void
    {
        $hit = fn(): int => (new RateLimiter(new ScratchFile($this->file())))->hit('a', 2, 60, 600);
        $hit();
        $damage($this->file());
        $waits = array_map($hit, range(1, 4));
        self::assertSame([0, 0, 0, 60], $waits);
    }

    /** @return array<string, array{string, string, bool}> two addresses, and whether they are the same client */
    public static function addresses(): array
    {
        return [
            'two of an IPv6 network' => ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
            'one IPv6 address in two spellings' => ['2001:DB8:1:2:0:0:0:1', '2001:db8:1:2::1', true],
            'two IPv6 networks' => ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
            'two IPv4 addresses' => ['192.0.2.1', '192.0.2.2', false],
            'an IPv4 address in IPv6' => ['192.0.2.1', '::ffff:192.0.2.1', true],
            'two IPv4 addresses in IPv6' => ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
            'no addresses' => ['unix:', '', false],
        ];
    }

    #[DataProvider('addresses')]
    #[TestDox('Identifies clients: $_dataset')]
    public function testCallers(string $one, string $other, bool $same): void
    {
        $rate = new RateLimiter(new ScratchFile($this->file()));
        $rate->hit($one, 1, 60, 600);
        self::assertSame($same ? 60 : 0, $rate->hit($other, 1, 60, 600));
    }

    #[TestDox('All statements work with the oldest SQLite that has full-text search and ON CONFLICT')]
    public function testOldSqlite(): void
    {
        foreach (glob(dirname(__DIR__, 2) . '/src/Http/*.php') ?: [] as $file) {
            $code = preg_replace('#/\*.*?\*/|//[^\n]*#s', '', (string) file_get_contents($file));
            self::assertDoesNotMatchRegularExpression('/\bRETURNING\b/', (string) $code, basename($file));
        }
    }

    #[TestDox('Each purpose has its own counter')]
    public function testPurposes(): void
    {
        [$searches, $others] = [
            new RateLimiter(new ScratchFile($this->file())),
            new RateLimiter(new ScratchFile($this->file()), 'others'),
        ];
        self::assertSame(
            [0, 0, 60, 60],
            [
                $searches->hit('a', 1, 60, 600),
                $others->hit('a', 1, 60, 600),
                $searches->hit('a', 1, 60, 600),
                $others->hit('a', 1, 60, 600),
            ],
        );
    }

    #[TestDox('Two processes share one counter')]
    public function testShared(): void
    {
        $code = 'require $argv[1];
            $rate = new Stallkeeper\Search\Limits\RateLimiter(new Stallkeeper\Search\Storage\ScratchFile($argv[2]));
            echo "ready\n";
            for ($round = 0; fgets(STDIN) === "go\n"; $round++) {
                $allowed = 0;
                for ($i = 0; $i < 4; $i++) { $allowed += $rate->hit("a$round", 5, 60, 600) === 0 ? 1 : 0; }
                echo "$allowed\n";
            }';
        $processes = [];
        foreach ([1, 2] as $number) {
            $process = proc_open(
                [PHP_BINARY, '-r', $code, dirname(__DIR__, 3) . '/vendor/autoload.php', $this->file()],
                [['pipe', 'r'], ['pipe', 'w'], ['file', "$this->folder/errors-$number", 'w']],
                $pipes,
            );
            self::assertIsResource($process);
            self::assertSame("ready\n", fgets($pipes[1]));
            $processes[$number] = [$process, $pipes];
        }
        for ($round = 0; $round < 300; $round++) {
            foreach ($processes as [, $pipes]) {
                fwrite($pipes[0], "go\n");
            }
            // Both count at the same time, so one of them sends the sixth request of each address.
            $allowed = array_map(
                static fn(array $process): string => (string) fgets($process[1][1]),
                array_values($processes),
            );
            self::assertSame(
                5,
                (int) $allowed[0] + (int) $allowed[1],
                'allowed of 8 requests: ' . implode(' and ', array_map('trim', $allowed)),
            );
        }
        foreach ($processes as $number => [$process, $pipes]) {
            fclose($pipes[0]);
            self::assertSame(
                [0, ''],
                [proc_close($process), (string) file_get_contents("$this->folder/errors-$number")],
            );
        }
    }
}
