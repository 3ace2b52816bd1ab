<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Search\Storage\FileAccess;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Indexing\PatternUsers;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Throwable;

/** Queue of posts whose records are out of date. Written before the request ends, so that a crash loses none. */
final class IndexQueue
{
    /** Ids per transaction, because each transaction costs one disk write. */
    private const CHUNK = 1000;

    /** @var array<int, array{string, ?Queue}> file and connection, by site id */
    private array $queues = [];

    /** @var array<int, array<int, true>> ids that this request has changed, by site id */
    private array $touched = [];

    /** @var array<string, true> what this request has written to the queue already */
    private array $pushed = [];

    /**
     * @param Lazy<SearchBackend> $provider
     * @param Lazy<IndexLog> $log
     */
    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly EngineStorage $storage,
        private readonly IndexStateStorage $states,
        #[LazyService(SearchBackend::class)] private readonly Lazy $provider,
        #[LazyService(IndexLog::class)] private readonly Lazy $log,
    ) {}

    /**
     * @param bool $before the change is not saved yet: queue the post in case the process dies right after the change
     */
    public function push(int $post, bool $before = false): void
    {
        $blog = get_current_blog_id();
        $this->touched[$blog][$post] = true;
        $key = "$blog/$post/" . ($before ? 'before' : 'after');
        if (!isset($this->pushed[$key])) {
            $this->pushed[$key] = true;
            $this->write([$post]);
        }
    }

    /** @param list<int> $posts any number, such as all posts of a term */
    public function pushMany(array $posts): void
    {
        $this->write($posts);
        foreach ($posts as $post) {
            $this->touched[get_current_blog_id()][$post] = true;
        }
    }

    /**
     * Queues posts that queries find. If a query fails, nothing tells which posts have changed, so the index is
     * rebuilt.
     *
     * @param iterable<list<int>> $chunks
     *
     * @return list<int> all queued posts
     */
    public function pushFound(iterable $chunks): array
    {
        $all = [];
        try {
            foreach ($chunks as $ids) {
                $this->pushMany($ids);
                array_push($all, ...$ids);
            }
        } catch (DatabaseError $error) {
            error_log('Stallkeeper: changed posts cannot be found, the index will be rebuilt: ' . $error->getMessage());
            $this->states->markStale();
        }

        return $all;
    }

    public function hasTouched(): bool
    {
        return isset($this->touched[get_current_blog_id()]);
    }

    /** @return list<int> ids of posts, and of patterns in the form of PatternUsers::queueId() */
    public function touched(): array
    {
        return array_keys($this->touched[get_current_blog_id()] ?? []);
    }

    /** Queues the changed posts again: a worker may have indexed a post while this request was still changing it. */
    public function pushTouched(): void
    {
        $ids = $this->touched();
        unset($this->touched[get_current_blog_id()]);
        $this->pushed = [];
        if ($ids !== []) {
            $this->write($ids);
        }
    }

    public function isMarked(): bool
    {
        $identity = $this->engine->identity();

        return $identity->folder !== '' && is_file(EngineDirectory::marker($identity));
    }

    public function mark(bool $waiting): void
    {
        $marker = EngineDirectory::marker($this->engine->identity());
        $waiting ? FileAccess::createFile($marker) : @unlink($marker);
        clearstatcache(true, $marker);
    }

    /** @return Queue|null null if the index directory does not exist */
    public function queue(): ?Queue
    {
        $identity = $this->engine->identity();
        $file = $this->storage->find($identity)?->storage->queueFile($identity->token);
        if ($file === null) {
            return null;
        }
        $blog = get_current_blog_id();
        [$openFile, $queue] = $this->queues[$blog] ?? ['', null];
        if ($queue === null || $openFile !== $file || !is_file($file)) {
            $this->queues[$blog] = [$file, null];
            try {
                $queue = Queue::open($file);
            } catch (IndexUnavailable $error) {
                if (!$error->isBeyondRepair()) {
                    throw $error;
                }
                $this->deleteQueue();
                $this->states->markStale();
                $queue = Queue::open($file);
            }
            $this->queues[$blog] = [$file, $queue];
        }

        return $queue;
    }

    /** Deletes a damaged queue. Its content is lost, so the caller must have the index rebuilt. */
    public function deleteQueue(): void
    {
        $file = $this->queues[get_current_blog_id()][0] ?? '';
        $this->queues[get_current_blog_id()] = [$file, null];
        foreach (['', '-wal', '-shm'] as $ending) {
            if ($file !== '' && is_file($file . $ending)) {
                @unlink($file . $ending);
            }
        }
    }

    /** @param list<int> $ids */
    private function write(array $ids): void
    {
        $this->writeForProvider($ids);
        // A site of the network that has never used the plugin has no index.
        if ($ids === [] || $this->engine->identity()->folder === '') {
            return;
        }
        if (!$this->engine->canRun()) {
            $this->states->markStale();
            return;
        }
        try {
            $this->mark(true);
            foreach (array_chunk($ids, self::CHUNK) as $chunk) {
                $this->queue()?->push(...$chunk);
            }
            // Set the marker again: a worker that found the queue empty a moment ago may have removed it.
            $this->mark(true);
        } catch (Throwable $error) {
            error_log(
                'Stallkeeper: a change cannot be queued for the search, the index will be rebuilt: ' .
                    $error->getMessage(),
            );
            $this->states->markStale();
        }
    }

    /** @param list<int> $ids */
    private function writeForProvider(array $ids): void
    {
        try {
            $this->provider->get()->queueChanges($ids);
        } catch (Throwable $error) {
            error_log('Stallkeeper: a change cannot be queued for the hosted provider: ' . $error->getMessage());
            $this->log
                ->get()
                ->add(
                    __('A change could not be queued for the hosted provider. Rebuild its index.', 'stallkeeper-tools'),
                );
        }
    }
}
