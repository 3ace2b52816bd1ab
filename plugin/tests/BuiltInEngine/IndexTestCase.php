<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PDO;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineDirectory;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** A site with an index of its posts. The hooks of WordPress queue changes, as on every site. */
abstract class IndexTestCase extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        stallkeeper_tools(BuiltInEngine::class)->forget();
        $this->clearQueue();
        // The rollback of another test does not restore the file.
        stallkeeper_tools(SiteFileWriter::class)->rewrite();
        stallkeeper_tools(FullRebuild::class)->now();
    }

    protected function tearDown(): void
    {
        $this->clearQueue();
        parent::tearDown();
        stallkeeper_tools(BuiltInEngine::class)->forget();
    }

    /** Runs the work of the end of a request. */
    protected function endRequest(): void
    {
        stallkeeper_tools(IndexScheduler::class)->withdrawChangedPosts();
        stallkeeper_tools(IndexWorker::class)->run(20.0);
    }

    /** @return list<int> ids of the posts in the index in use */
    protected function indexed(): array
    {
        $file = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        self::assertNotNull($file);
        $ids = array_map(intval(...), [...Index::openReadOnly($file)->objectIDs()]);
        sort($ids);

        return $ids;
    }

    /** @return list<int> ids of the posts that a search finds */
    protected function found(string $query): array
    {
        $ids = [];
        foreach ($this->foundRecords($query) as $hit) {
            self::assertIsString($hit['objectID']);
            $ids[] = (int) $hit['objectID'];
        }
        sort($ids);

        return $ids;
    }

    /**
     * @return list<array<string, mixed>> what a search finds. Both endpoints give the same hits, see BothEndpointsTest
     */
    protected function foundRecords(string $query): array
    {
        stallkeeper_tools(BuiltInEngine::class)->forget();
        $result = stallkeeper_tools(BuiltInEngine::class)->search(['query' => $query, 'typoTolerance' => false]);
        self::assertNotNull($result);

        /** @var list<array<string, mixed>> */
        return $result->hits;
    }

    /** @return array<string, mixed> the only hit of a search */
    protected function foundRecord(string $query): array
    {
        $hits = $this->foundRecords($query);
        self::assertCount(1, $hits, $query);

        return $hits[0];
    }

    /** @return list<int> */
    protected function waiting(): array
    {
        $rows = $this->queueDatabase()->query('SELECT id FROM queue ORDER BY id');

        return $rows === false
            ? []
            : array_map(
                static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0,
                array_values($rows->fetchAll(PDO::FETCH_COLUMN)),
            );
    }

    /** As after the seconds for which no other worker takes the posts of one that has ended. */
    protected function endLeases(): void
    {
        $this->queueDatabase()->exec('UPDATE queue SET leased_until = 0');
    }

    private function clearQueue(): void
    {
        stallkeeper_tools(IndexQueue::class)->pushTouched();
        $this->queue();
        $this->queueDatabase()->exec('DELETE FROM queue');
        stallkeeper_tools(IndexQueue::class)->mark(false);
    }

    private function queueDatabase(): PDO
    {
        return new PDO(
            'sqlite:' . $this->directory()->storage->queueFile(stallkeeper_tools(BuiltInEngine::class)->token()),
        );
    }

    protected function queue(): Queue
    {
        $queue = stallkeeper_tools(IndexQueue::class)->queue();
        self::assertNotNull($queue);

        return $queue;
    }

    protected function directory(): EngineDirectory
    {
        $directory = stallkeeper_tools(EngineStorage::class)->find(stallkeeper_tools(BuiltInEngine::class)->identity());
        self::assertNotNull($directory);

        return $directory;
    }
}
