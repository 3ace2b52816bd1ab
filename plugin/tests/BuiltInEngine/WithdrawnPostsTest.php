<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\Health\IndexTests;
use Stallkeeper\Tools\BuiltInEngine\ImmediateRemoval;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\FileLock;

#[TestDox('A withdrawn post is not found from then on')]
final class WithdrawnPostsTest extends IndexTestCase
{
    private int $post = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->post = $this->post(['post_title' => 'vanishfen']);
        $this->endRequest();
        self::assertSame([$this->post], $this->found('vanishfen'));
    }

    #[TestDox('while another process writes the index')]
    public function testLocked(): void
    {
        $lock = FileLock::take($this->directory()->workLock());
        self::assertNotNull($lock);
        wp_update_post(['ID' => $this->post, 'post_status' => 'private']);
        $this->endRequest();
        self::assertSame([[], 1], [$this->found('vanishfen'), stallkeeper_tools(IndexTests::class)->waiting()]);
        $lock->release();
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([[], 0], [$this->found('vanishfen'), stallkeeper_tools(IndexTests::class)->waiting()]);
    }

    #[TestDox('while indexing is paused after an error')]
    public function testPaused(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        $states->pause($states->fresh(), 60);
        wp_update_post(['ID' => $this->post, 'post_status' => 'private']);
        stallkeeper_tools(IndexScheduler::class)->withdrawChangedPosts();
        stallkeeper_tools(IndexScheduler::class)->updateIndex();
        self::assertSame([[], [$this->post]], [$this->found('vanishfen'), $this->waiting()]);
    }

    #[TestDox('while its record is being created')]
    public function testMeanwhile(): void
    {
        // Another process changes it after this one has read it, and withdraws it before this one writes.
        $isDone = false;
        add_filter('stallkeeper_search_record', function (array $record) use (&$isDone): array {
            if (!$isDone && $record['post_id'] === $this->post) {
                $isDone = true;
                $this->changeQuietly($this->post, ['post_status' => 'private']);
                stallkeeper_tools(ImmediateRemoval::class)->remove([$this->post]);
            }

            return $record;
        });
        $this->queue()->push($this->post);
        stallkeeper_tools(IndexWorker::class)->run(0.0);
        self::assertTrue($isDone);
        self::assertSame([], $this->found('vanishfen'));
    }

    #[TestDox('when the index is built again at that very time, and changes do not wait for the end of it')]
    public function testRebuild(): void
    {
        $changed = $this->post(['post_title' => 'sliceold']);
        // More than one slice. The last post tells what is found while the index is built.
        for ($number = 0; $number < 205; $number++) {
            self::database()->insert(self::database()->posts, [
                'post_title' => "filler$number",
                'post_content' => 'Filled.',
                'post_status' => 'publish',
                'post_type' => 'post',
                'post_name' => "filler$number",
                'post_date' => '2020-01-01 00:00:00',
                'post_date_gmt' => '2020-01-01 00:00:00',
                'post_excerpt' => '',
                'to_ping' => '',
                'pinged' => '',
                'post_content_filtered' => '',
            ]);
        }
        $this->endRequest();
        $seen = null;
        add_filter('stallkeeper_search_record', function (array $record) use ($changed, &$seen): array {
            if ($record['post_id'] === $this->post) {
                // Not through the queue: the record that is being created must not be written.
                self::database()->update(self::database()->posts, ['post_status' => 'private'], ['ID' => $this->post]);
            }
            if ($record['post_title'] === 'filler0') {
                $this->changeQuietly($changed, ['post_title' => 'slicenew']);
            }
            if ($record['post_title'] === 'filler204') {
                $seen = $this->found('slicenew');
            }

            return $record;
        });
        stallkeeper_tools(IndexStateStorage::class)->markStale();
        stallkeeper_tools(IndexWorker::class)->run(60.0);
        $states = stallkeeper_tools(IndexStateStorage::class);
        self::assertFalse($states->isStale($states->fresh()));
        self::assertSame([[$changed], [], [$changed]], [$seen, $this->found('vanishfen'), $this->found('slicenew')]);
    }

    /**
     * Writes to the database without WordPress's hooks, and adds the post to the queue.
     *
     * @param array<string, string> $row
     */
    private function changeQuietly(int $post, array $row): void
    {
        self::database()->update(self::database()->posts, $row, ['ID' => $post]);
        $this->queue()->push($post);
    }
}
