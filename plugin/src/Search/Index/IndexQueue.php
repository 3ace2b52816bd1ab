<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Search\Storage\FileAccess;
use Stallkeeper\Tools\Search\Hosted\Sync\HostedSync;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;
use Throwable;

/** Posts whose records are out of date. Written down before the request ends, so that a crash loses none. */
final class IndexQueue
{
    /** Ids in one transaction: each costs the disk one write. */
    private const CHUNK = 1000;

    private static ?Queue $queue = null;
    private static string $queueFile = '';

    /** @var array<int, array<int, true>> blog => ids that this request has changed */
    private static array $touched = [];

    /** @var array<string, true> what this request has written down already */
    private static array $pushed = [];

    /**
     * @param bool $before the change is still to come: what is written down now is out of date if the process dies after it
     */
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

    /** @param list<int> $posts any number, e.g. all posts of a term */
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

    /** @return list<int> posts, and patterns as PatternUsers numbers them */
    public static function touched(): array
    {
        return array_keys(self::$touched[get_current_blog_id()] ?? []);
    }

    /** Once more, at the end: another process may have indexed a post while this request was still changing it. */
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

    /** null when there is no storage. */
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

    /** A damaged queue is thrown away; whoever does it has the index built again, because nobody knows what waited in it. */
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
        // A blog of the network that has never used the theme has no index to keep true.
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
            // Again: a worker that found the queue empty a moment ago may have taken the mark away.
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
