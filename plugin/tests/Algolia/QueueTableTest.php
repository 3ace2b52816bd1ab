<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\Sync\QueueTable;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** The queue in the database, which all web servers of the site share. */
final class QueueTableTest extends PluginTestCase
{
    private QueueTable $queue;

    protected function setUp(): void
    {
        parent::setUp();
        $this->queue = $this->another();
        self::assertTrue($this->queue->create());
        self::database()->query("DELETE FROM {$this->queue->name()}");
    }

    #[TestDox('Another server gets what one server has queued, each post once, the oldest first')]
    public function testShared(): void
    {
        $this->queue->push(7, 5);
        usleep(2);
        $this->queue->push(3, 7);
        self::assertSame(3, $this->another()->count());
        self::assertSame([5, 3, 7], $this->another()->claim(10));
    }

    #[TestDox('A claimed post is not claimed again until its lease ends, and stays in the queue')]
    public function testLease(): void
    {
        $this->queue->push(5);
        self::assertSame([5], $this->queue->claim(10, 60));
        self::assertSame([], $this->another()->claim(10));
        self::assertSame(1, $this->queue->count());
        self::database()->query("UPDATE {$this->queue->name()} SET leased_until = 1");
        self::assertSame([5], $this->another()->claim(10));
    }

    #[TestDox('A finished post leaves the queue, but not if it has changed since it was claimed')]
    public function testDone(): void
    {
        $this->queue->push(5, 6);
        $this->queue->claim(10);
        usleep(2);
        $this->another()->push(6);
        $this->queue->done(5, 6);
        self::assertSame([6], $this->another()->claim(10));
    }

    #[TestDox('A thousand posts are queued and claimed in parts')]
    public function testMany(): void
    {
        $this->queue->push(...range(1, 1200));
        self::assertSame(range(1, 1100), $this->queue->claim(1100));
        self::assertSame(range(1101, 1200), $this->queue->claim(1100));
    }

    #[TestDox('A changed pattern has a negative number')]
    public function testNegative(): void
    {
        $this->queue->push(-12);
        self::assertSame([-12], $this->queue->claim(1));
        self::assertGreaterThan(0, $this->queue->claimedPush(-12));
    }

    #[TestDox('The table belongs to the site’s tables when a network deletes the site')]
    public function testDropped(): void
    {
        self::assertContains($this->queue->name(), (array) apply_filters('wpmu_drop_tables', ['wp_posts']));
    }

    private function another(): QueueTable
    {
        return new QueueTable(new PostDatabase());
    }
}
