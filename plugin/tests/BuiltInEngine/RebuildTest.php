<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\IndexRebuild;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\ShopPages;

final class RebuildTest extends IndexTestCase
{
    #[TestDox('A rebuild indexes all public posts and no others')]
    public function testAll(): void
    {
        $public = [$this->post(), $this->post(['post_type' => 'product']), $this->post(['post_type' => 'page'])];
        foreach (
            [
                ['post_status' => 'private'],
                ['post_status' => 'draft'],
                ['post_password' => 'secret'],
                ['post_type' => 'attachment'],
            ]
            as $values
        ) {
            $this->post($values);
        }
        stallkeeper_tools(FullRebuild::class)->now();
        $published = get_posts([
            'post_type' => ['post', 'page', 'product'],
            'post_status' => 'publish',
            'has_password' => false,
            'numberposts' => -1,
            'fields' => 'ids',
            'orderby' => 'ID',
            'order' => 'ASC',
        ]);
        // Cart, checkout and account have no text that a search could find.
        $own = array_filter(array_map(get_option(...), ShopPages::OPTIONS), is_numeric(...));
        self::assertSame(array_values(array_diff($published, array_map(intval(...), $own))), $this->indexed());
        self::assertSame($public, array_values(array_intersect($this->indexed(), $public)));
    }

    #[TestDox('A rebuild ends with a complete index that is not stale')]
    public function testState(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        $states->markStale();
        self::assertTrue($states->isStale($states->fresh()));
        stallkeeper_tools(FullRebuild::class)->now();
        self::assertFalse($states->isStale($states->fresh()));
        self::assertFalse($states->fresh()->isBuilding());
    }

    #[TestDox('A rebuild writes a new file and deletes the old one')]
    public function testFile(): void
    {
        $before = (string) stallkeeper_tools(BuiltInEngine::class)->indexFile();
        stallkeeper_tools(FullRebuild::class)->now();
        $after = (string) stallkeeper_tools(BuiltInEngine::class)->indexFile();
        self::assertNotSame($before, $after);
        self::assertFileExists($after);
        self::assertFileDoesNotExist($before);
    }

    #[TestDox('A rebuild reports its progress up to the total')]
    public function testProgress(): void
    {
        $this->post();
        $told = [];
        stallkeeper_tools(FullRebuild::class)->now(static function (int $done, int $total) use (&$told): void {
            $told[] = [$done, $total];
        });
        $last = end($told);
        self::assertNotFalse($last);
        self::assertSame($last[1], $last[0]);
        self::assertSame(count($this->indexed()), $last[1]);
    }

    #[TestDox('A damaged site file is written again, and the index is rebuilt')]
    public function testDamagedSiteFile(): void
    {
        $post = $this->post(['post_title' => 'Zebrawood']);
        $this->endRequest();
        $file = $this->directory()->storage->siteFile(stallkeeper_tools(BuiltInEngine::class)->token());
        file_put_contents($file, substr((string) file_get_contents($file), 0, 40));
        stallkeeper_tools(BuiltInEngine::class)->forget();
        self::assertNull(stallkeeper_tools(BuiltInEngine::class)->search(['query' => 'zebrawood']));
        stallkeeper_tools(IndexScheduler::class)->compareOptions();
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([$post], $this->found('zebrawood'));
    }

    #[TestDox('A site file that is damaged during a rebuild does not stop the rebuild')]
    public function testDamagedDuringRebuild(): void
    {
        $post = $this->post(['post_title' => 'Zebrawood']);
        stallkeeper_tools(IndexStateStorage::class)->markStale();
        file_put_contents($this->directory()->storage->siteFile(stallkeeper_tools(BuiltInEngine::class)->token()), '{');
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([$post], $this->found('zebrawood'));
    }

    #[TestDox('An index file without content is rebuilt and not filled with the next change only')]
    public function testEmptyFile(): void
    {
        $post = $this->post(['post_title' => 'Zebrawood']);
        $this->endRequest();
        $file = (string) stallkeeper_tools(BuiltInEngine::class)->indexFile();
        stallkeeper_tools(BuiltInEngine::class)->forget();
        array_map(unlink(...), array_filter(["$file-wal", "$file-shm"], is_file(...)));
        file_put_contents($file, '');
        $other = $this->post(['post_title' => 'Larchwood']);
        $this->endRequest();
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([[$post], [$other]], [$this->found('zebrawood'), $this->found('larchwood')]);
    }

    #[TestDox('Index files that no site uses are deleted after a day')]
    public function testOrphans(): void
    {
        $folder = $this->directory()->storage->path;
        [$old, $new] = ["$folder/" . str_repeat('a', 32) . '.sqlite', "$folder/" . str_repeat('b', 32) . '.sqlite'];
        file_put_contents($old, 'x');
        file_put_contents("$old-wal", 'x');
        file_put_contents($new, 'x');
        array_map(static fn(string $file): bool => touch($file, time() - 2 * 86_400), [
            $old,
            "$old-wal",
            (string) stallkeeper_tools(BuiltInEngine::class)->indexFile(),
        ]);
        stallkeeper_tools(IndexScheduler::class)->compareWithDatabase();
        clearstatcache();
        self::assertSame(
            [false, false, true, true],
            array_map(is_file(...), [
                $old,
                "$old-wal",
                $new,
                (string) stallkeeper_tools(BuiltInEngine::class)->indexFile(),
            ]),
        );
        unlink($new);
    }

    #[TestDox('A PHP without SQLite that makes a post private closes the search until the index is rebuilt')]
    public function testPrivateWithoutSqlite(): void
    {
        $secret = $this->post(['post_title' => 'Zebrawood']);
        $this->endRequest();
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        wp_update_post(['ID' => $secret, 'post_status' => 'private']);
        stallkeeper_tools(IndexScheduler::class)->withdrawChangedPosts();
        remove_filter('stallkeeper_search_engine_can_run', '__return_false');
        stallkeeper_tools(BuiltInEngine::class)->forget();
        self::assertNull(stallkeeper_tools(BuiltInEngine::class)->search(['query' => 'zebrawood']));
        stallkeeper_tools(IndexScheduler::class)->compareOptions();
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([], $this->found('zebrawood'));
    }

    #[TestDox('A pause that began before the clock was set back does not last')]
    public function testClock(): void
    {
        $state = stallkeeper_tools(IndexStateStorage::class)->fresh();
        $state->pausedUntil = time() + 86_400;
        self::assertFalse($state->isPaused());
        $state->pausedUntil = time() + 60;
        self::assertTrue($state->isPaused());
    }

    #[TestDox('A stale index is rebuilt by the next worker')]
    public function testStale(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        $before = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        $states->markStale();
        self::assertFalse(stallkeeper_tools(IndexWorker::class)->run(20.0));
        self::assertNotSame($before, stallkeeper_tools(BuiltInEngine::class)->indexFile());
        self::assertFalse($states->isStale($states->fresh()));
    }

    #[TestDox('A worker without time continues the rebuild in the next run, and the old index stays in use')]
    public function testSlices(): void
    {
        $posts = [$this->post(), $this->post(), $this->post()];
        $this->endRequest();
        $old = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        stallkeeper_tools(IndexStateStorage::class)->markStale();
        self::assertTrue(stallkeeper_tools(IndexWorker::class)->run(0.0));
        self::assertTrue(stallkeeper_tools(IndexStateStorage::class)->fresh()->isBuilding());
        self::assertSame($old, stallkeeper_tools(BuiltInEngine::class)->indexFile());
        foreach (range(1, 20) as $run) {
            stallkeeper_tools(IndexWorker::class)->run(0.0);
        }
        self::assertSame($posts, array_values(array_intersect($this->indexed(), $posts)));
    }

    #[TestDox('A post that becomes private during a rebuild is not in the new index')]
    public function testPrivateMeanwhile(): void
    {
        $post = $this->post();
        $this->endRequest();
        add_filter(
            'stallkeeper_search_record',
            static function (array $record, \WP_Post $current) use ($post): array {
                if ($current->ID === $post) {
                    self::database()->update(self::database()->posts, ['post_status' => 'private'], ['ID' => $post]);
                }

                return $record;
            },
            10,
            2,
        );
        stallkeeper_tools(FullRebuild::class)->now();
        self::assertNotContains($post, $this->indexed());
    }

    #[TestDox('A post that changes during a rebuild is in the new index with its new words')]
    public function testChangedMeanwhile(): void
    {
        $post = $this->post(['post_title' => 'Zebrawood']);
        $this->endRequest();
        stallkeeper_tools(IndexStateStorage::class)->markStale();
        $lock = FileLock::take($this->directory()->workLock());
        self::assertNotNull($lock);
        $state = stallkeeper_tools(IndexStateStorage::class)->fresh();
        stallkeeper_tools(IndexRebuild::class)->begin($this->directory(), $state);
        $lock->release();
        wp_update_post(['ID' => $post, 'post_title' => 'Larchwood']);
        $this->endRequest();
        self::assertSame([[], [$post]], [$this->found('zebrawood'), $this->found('larchwood')]);
    }

    #[TestDox('A rebuild does not repeat posts that failed before it, and forgets their failures')]
    public function testFailures(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        $state = $states->fresh();
        $state->failures = [1 => 3];
        $states->save($state);
        stallkeeper_tools(FullRebuild::class)->now();
        self::assertSame([], $states->fresh()->failures);
    }

    #[TestDox('Without SQLite full-text search nothing is built')]
    public function testCannotRun(): void
    {
        $before = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        stallkeeper_tools(FullRebuild::class)->now();
        remove_filter('stallkeeper_search_engine_can_run', '__return_false');
        self::assertSame($before, stallkeeper_tools(BuiltInEngine::class)->indexFile());
    }

    #[TestDox('A change that cannot be queued marks the index as stale')]
    public function testCannotQueue(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        $this->post();
        self::assertTrue($states->isStale($states->fresh()));
    }

    #[TestDox('A paused index is not touched at the end of a request')]
    public function testPaused(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        $states->pause($states->fresh(), 60);
        $post = $this->post();
        stallkeeper_tools(IndexScheduler::class)->updateIndex();
        self::assertSame([$post], $this->waiting());
    }

    #[TestDox('A pause ends')]
    public function testPauseEnds(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        $states->pause($states->fresh(), -1);
        self::assertFalse($states->fresh()->isPaused());
    }

    #[TestDox('Deactivation unschedules all events and marks the index as stale')]
    public function testDeactivation(): void
    {
        $scheduler = $this->service(IndexScheduler::class);
        wp_schedule_single_event(time() + 100, IndexScheduler::WORK);
        wp_schedule_event(time() + 100, 'hourly', IndexScheduler::AUDIT);
        $scheduler->deactivate();
        self::assertFalse(wp_next_scheduled(IndexScheduler::WORK));
        self::assertFalse(wp_next_scheduled(IndexScheduler::AUDIT));
        $states = stallkeeper_tools(IndexStateStorage::class);
        self::assertTrue($states->isStale($states->fresh()));
    }

    #[TestDox('The comparison with the database is scheduled once')]
    public function testSchedule(): void
    {
        wp_clear_scheduled_hook(IndexScheduler::AUDIT);
        $scheduler = stallkeeper_tools(IndexScheduler::class);
        $scheduler->compareOptions();
        $first = wp_next_scheduled(IndexScheduler::AUDIT);
        $scheduler->compareOptions();
        self::assertNotFalse($first);
        self::assertSame($first, wp_next_scheduled(IndexScheduler::AUDIT));
    }
}
