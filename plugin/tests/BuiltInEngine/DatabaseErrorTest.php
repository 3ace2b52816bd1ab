<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\BuiltInEngine\Listeners\PriceListener;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use Stallkeeper\Tools\Tests\BrokenQueries;

#[TestDox('A failed database query')]
final class DatabaseErrorTest extends IndexTestCase
{
    use BrokenQueries;

    protected function setUp(): void
    {
        parent::setUp();
        $this->watchQueries();
    }

    protected function tearDown(): void
    {
        $this->repairQueries();
        parent::tearDown();
    }

    #[TestDox('is an error, not an empty result')]
    public function testIds(): void
    {
        $this->broken = '/post_password/';
        $this->expectException(DatabaseError::class);
        stallkeeper_tools(SearchablePosts::class)->candidatesAfter(0, 10);
    }

    #[TestDox('during a rebuild keeps the index in use, and the rebuild continues later')]
    #[TestWith(['/SELECT ID FROM .*ORDER BY ID LIMIT/'])]
    #[TestWith(['/SELECT post_id, meta_key, meta_value FROM .*postmeta/'])]
    public function testRebuild(string $query): void
    {
        $post = $this->post();
        $this->endRequest();
        $file = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        stallkeeper_tools(IndexStateStorage::class)->markStale();
        wp_cache_flush();
        $this->broken = $query;
        self::assertTrue(stallkeeper_tools(IndexWorker::class)->run(20.0));
        self::assertSame($file, stallkeeper_tools(BuiltInEngine::class)->indexFile());
        self::assertContains($post, $this->indexed());
        $states = stallkeeper_tools(IndexStateStorage::class);
        self::assertTrue($states->isStale($states->fresh()));
        self::assertStringContainsString(
            'The database could not be read',
            stallkeeper_tools(IndexLog::class)->entries()[0]['message'],
        );

        $this->broken = '';
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertFalse($states->isStale($states->fresh()));
        self::assertContains($post, $this->indexed());
    }

    #[TestDox('while a changed post is read does not remove it from the index')]
    public function testWithdraw(): void
    {
        $post = $this->post();
        $this->endRequest();
        $this->queue()->push($post);
        wp_cache_flush();
        $this->broken = '/SELECT .*posts\.\* FROM/';
        self::assertTrue(stallkeeper_tools(IndexWorker::class)->run(20.0));
        self::assertContains($post, $this->indexed());
        self::assertSame([$post], $this->waiting());
    }

    #[TestDox('while a record is created makes the post fail, so that it is tried again')]
    public function testRecord(): void
    {
        $post = $this->post(['post_title' => 'Larchwood']);
        $fail = static function (mixed $record): mixed {
            self::database()->get_var('SELECT missing FROM ' . self::database()->postmeta);

            return $record;
        };
        add_filter('stallkeeper_search_record', $fail);
        $this->endRequest();
        self::assertSame(
            [[], [$post => 1]],
            [$this->found('larchwood'), stallkeeper_tools(IndexStateStorage::class)->fresh()->failures],
        );
        remove_filter('stallkeeper_search_record', $fail);
        $this->endRequest();
        self::assertSame(
            [[$post], []],
            [$this->found('larchwood'), stallkeeper_tools(IndexStateStorage::class)->fresh()->failures],
        );
    }

    #[TestDox('that a plugin causes in each record does not keep the post out of the index')]
    public function testLastingError(): void
    {
        $post = $this->post(['post_title' => 'Larchwood']);
        add_filter('stallkeeper_search_record', static function (mixed $record): mixed {
            self::database()->get_var('SELECT missing FROM ' . self::database()->postmeta);

            return $record;
        });
        for ($run = 1; $run <= 3; $run++) {
            $this->endRequest();
        }
        self::assertSame([$post], $this->found('larchwood'));
    }

    #[TestDox('while changed products are found marks the index for a rebuild')]
    public function testListener(): void
    {
        $this->post(['post_type' => 'product']);
        $this->endRequest();
        $this->broken = "/SELECT ID FROM .*post_type = 'product'/";
        stallkeeper_tools(IndexQueue::class);
        (new PriceListener(
            stallkeeper_tools(IndexQueue::class),
            stallkeeper_tools(\Stallkeeper\Tools\Api\SearchBackend::class),
            stallkeeper_tools(\Stallkeeper\Tools\Search\Records\PostDatabase::class),
            stallkeeper_tools(\Stallkeeper\Tools\Search\Records\Products::class),
        ))->queueAll();
        $states = stallkeeper_tools(IndexStateStorage::class);
        self::assertTrue($states->isStale($states->fresh()));
    }

    #[TestDox('during the hourly comparison does not stop the other scheduled events')]
    public function testComparison(): void
    {
        $this->broken = '/post_modified_gmt/';
        stallkeeper_tools(IndexScheduler::class)->compareWithDatabase();
        self::assertSame([], $this->waiting());
    }

    #[TestDox('An index that lacks many posts is not put into use')]
    public function testIncomplete(): void
    {
        $ids = array_map(fn(int $number): int => $this->post(['post_title' => "Tray $number"]), range(1, 60));
        $this->endRequest();
        $file = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        // As if a query had returned only the end of the list.
        add_filter(
            'query',
            static fn(mixed $sql): mixed => is_string($sql)
                ? str_replace('AND ID > 0 ORDER BY', "AND ID > $ids[58] ORDER BY", $sql)
                : $sql,
        );
        try {
            stallkeeper_tools(FullRebuild::class)->now();
            self::fail('The rebuild must fail.');
        } catch (RuntimeException) {
            self::assertSame($file, stallkeeper_tools(BuiltInEngine::class)->indexFile());
        }
    }
}
