<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Search\Storage\FileAccess;
use Stallkeeper\Tools\Search\Hosted\Sync\HostedSync;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;
use Throwable;

/** Queue of posts whose records are out of date. Written before the request ends, so that a crash loses none. */
final class IndexQueue
{
    /** Ids per transaction, because each transaction costs one disk write. */
    private const CHUNK = 1000;

    private static ?Queue $queue = null;
    private static string $queueFile = '';

    /** @var array<int, array<int, true>> ids that this request has changed, by site id */
    private static array $touched = [];

    /** @var array<string, true> what this request has written to the queue already */
    private static array $pushed = [];

    /** @param bool $before the change is not saved yet: queue the post in case the process dies right after the change */
    public static function push(int $post, bool $before = false): void
    {
        $blog = get_current_blog_id();
        self::$touched[$blog][$post] = true;
        $key = "$blog/$post/" . ($before ? 'before' : 'after');
        if (!isset(self::$pushed[$key])) {
            self::$pushed[$key] = true;
            self::write([$post]);
        }
    }

    /** @param list<int> $posts any number, such as all posts of a term */
    public static function pushMany(array $posts): void
    {
        self::write($posts);
        foreach ($posts as $post) {
            self::$touched[get_current_blog_id()][$post] = true;
        }
    }

    public static function hasTouched(): bool
    {
        return isset(self::$touched[get_current_blog_id()]);
    }

    /** @return list<int> ids of posts, and of patterns in the form of PatternUsers::queueId() */
    public static function touched(): array
    {
        return array_keys(self::$touched[get_current_blog_id()] ?? []);
    }

    /** Queues the changed posts again: a worker may have indexed a post while this request was still changing it. */
    public static function pushTouched(): void
    {
        $ids = self::touched();
        unset(self::$touched[get_current_blog_id()]);
        self::$pushed = [];
        if ($ids !== []) {
            self::write($ids);
        }
    }

    public static function isMarked(): bool
    {
        $identity = EmbeddedEngine::current()->identity();

        return $identity->folder !== '' && is_file(IndexDirectory::marker($identity));
    }

    public static function mark(bool $waiting): void
    {
        $marker = IndexDirectory::marker(EmbeddedEngine::current()->identity());
        $waiting ? FileAccess::createFile($marker) : @unlink($marker);
        clearstatcache(true, $marker);
    }

    /** @return Queue|null null if the index directory does not exist */
    public static function queue(): ?Queue
    {
        $identity = EmbeddedEngine::current()->identity();
        $file = IndexDirectory::find($identity)?->storage->queueFile($identity->token);
        if ($file === null) {
            return null;
        }
        if (self::$queue === null || self::$queueFile !== $file || !is_file($file)) {
            self::$queueFile = $file;
            try {
                self::$queue = Queue::open($file);
            } catch (IndexUnavailable $error) {
                if (!IndexFailure::isBeyondRepair($error)) {
                    throw $error;
                }
                self::startAnew();
                IndexState::markStale();
                self::$queue = Queue::open($file);
            }
        }

        return self::$queue;
    }

    /** Deletes a damaged queue. Its content is lost, so the caller must have the index rebuilt. */
    public static function startAnew(): void
    {
        self::$queue = null;
        foreach (['', '-wal', '-shm'] as $ending) {
            if (self::$queueFile !== '' && is_file(self::$queueFile . $ending)) {
                @unlink(self::$queueFile . $ending);
            }
        }
    }

    /** @param list<int> $ids */
    private static function write(array $ids): void
    {
        self::writeForProvider($ids);
        // A site of the network that has never used the plugin has no index.
        if ($ids === [] || EmbeddedEngine::current()->identity()->folder === '') {
            return;
        }
        if (!EmbeddedEngine::canRun()) {
            IndexState::markStale();
            return;
        }
        try {
            self::mark(true);
            foreach (array_chunk($ids, self::CHUNK) as $chunk) {
                self::queue()?->push(...$chunk);
            }
            // Set the marker again: a worker that found the queue empty a moment ago may have removed it.
            self::mark(true);
        } catch (Throwable $error) {
            error_log('Stallkeeper: a change cannot be queued for the search, the index will be rebuilt: ' . $error->getMessage());
            IndexState::markStale();
        }
    }

    /** @param list<int> $ids */
    private static function writeForProvider(array $ids): void
    {
        try {
            HostedSync::push($ids);
        } catch (Throwable $error) {
            error_log('Stallkeeper: a change cannot be queued for the hosted provider: ' . $error->getMessage());
            IndexLog::add(__('A change could not be noted for the hosted provider. Build its index again.', 'stallkeeper-tools'));
        }
    }
}
