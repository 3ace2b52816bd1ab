<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Index;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Search\Tests\IndexTestCase;

final class QueueTest extends IndexTestCase
{
    private function queue(): Queue
    {
        return Queue::open($this->folder . '/queue.sqlite');
    }

    #[TestDox('Returns each ID once, oldest first')]
    public function testOrder(): void
    {
        $queue = $this->queue();
        $queue->push(5, 3);
        $queue->push(4);
        $queue->push(4, 4);
        self::assertSame([3, 5], $queue->claim(2));
        self::assertSame([4], $queue->claim(10));
        self::assertSame([], $queue->claim(10));
        $queue->done(3, 4, 5);
        self::assertSame(0, $queue->count());
    }

    #[TestDox('A lease from before the clock was set back has ended')]
    public function testClock(): void
    {
        $queue = $this->queue();
        $queue->push(1);
        (new \PDO("sqlite:$this->folder/queue.sqlite"))->exec('UPDATE queue SET leased_until = ' . (time() + 86_400));
        self::assertSame([1], $queue->claim(10));
    }

    #[TestDox('IDs that a dead process had claimed can be claimed again')]
    public function testCrash(): void
    {
        $this->queue()->push(1, 2);
        $code =
            'require $argv[1]; $queue = Stallkeeper\Search\Index\Queue::open($argv[2]); $queue->claim(10, 1); posix_kill(getmypid(), 9);';
        $dies = proc_open(
            [PHP_BINARY, '-r', $code, dirname(__DIR__, 3) . '/vendor/autoload.php', $this->folder . '/queue.sqlite'],
            [],
            $pipes,
        );
        self::assertIsResource($dies);
        proc_close($dies);
        $queue = $this->queue();
        self::assertSame(2, $queue->count());
        $deadline = time() + 10;
        do {
            $claimed = $queue->claim(10);
            usleep(100_000);
        } while ($claimed === [] && time() < $deadline);
        self::assertSame([1, 2], $claimed);
    }

    #[TestDox('An ID that is pushed again while it is processed is not lost')]
    public function testPushedAgain(): void
    {
        $queue = $this->queue();
        $queue->push(1);
        self::assertSame([1], $queue->claim(1));
        $this->queue()->push(1);
        $queue->done(1);
        self::assertSame([1], $this->queue()->claim(1));
    }

    #[TestDox('Only the object that claimed an ID can remove it')]
    public function testForeign(): void
    {
        $this->queue()->push(1);
        $this->queue()->done(1);
        self::assertSame(1, $this->queue()->count());
    }

    #[TestDox('A claim for zero IDs returns none')]
    public function testNothing(): void
    {
        $queue = $this->queue();
        $queue->push();
        $queue->push(1);
        self::assertSame([], $queue->claim(0));
        self::assertSame([], $queue->claim(-1));
    }
}
