<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Closure;
use RuntimeException;
use Stallkeeper\Search\Index;
use Stallkeeper\Search\IndexUnavailable;
use Stallkeeper\Search\Rebuild;
use Stallkeeper\Search\SiteFile;
use Stallkeeper\Theme\Search\Indexing\Log;
use WP_Post;

/**
 * Builds the whole index again beside the one in use, in slices that survive the end of a request, and swaps it in.
 * begin() and goOn() are for whoever holds the work lock; now() takes it itself.
 */
final class Reindex
{
    private const SLICE = 200;
    private const WAITS_SECONDS = 60.0;
    private const TURN_SECONDS = 5.0;

    /**
     * The whole at once, however long it takes: for the command line and the installer. Between two turns others get
     * the lock, and each turn begins with what they have changed.
     *
     * @param (Closure(int, int): void)|null $tell called after each turn with the posts done and the posts there are
     *
     * @throws RuntimeException when this host cannot, or another worker does not end
     */
    public function now(?Closure $tell = null): void
    {
        if (!Site::canRun()) {
            return;
        }
        (new Publisher())->sync();
        $folder = Folder::make(Site::current()->identity());
        Site::current()->forget();
        $lock = Lock::take($folder->workLock(), self::WAITS_SECONDS) ?? throw new RuntimeException('Another process writes it, or its folder is read-only.');
        try {
            $this->begin($folder, State::fresh());
        } finally {
            $lock->release();
        }
        do {
            (new Worker())->run(self::TURN_SECONDS, self::WAITS_SECONDS);
            $state = State::fresh();
            if ($tell !== null) {
                $total = PostTable::countSearchable();
                $tell($state->isBuilding() ? PostTable::countSearchable($state->buildingAfter) : $total, $total);
            }
            if ($state->isPaused()) {
                throw new RuntimeException('It will be tried again in some minutes.');
            }
        } while ($state->isBuilding());
    }

    public function begin(Folder $folder, State $state): void
    {
        $this->drop($folder, $state);
        $folder->storage->protect();
        $rebuild = Rebuild::begin($folder->storage, Site::current()->token(), Site::INDEX);
        $state->buildingFile = basename($rebuild->file);
        $state->buildingFor = Fingerprint::current();
        $state->buildingAfter = 0;
        $state->pausedUntil = 0;
        $state->failures = [];
        $state->save();
        Log::add(__('The search index is being built again.', 'stallkeeper'));
    }

    /**
     * @param Closure(): bool $isWanted asked after each slice: true when changes wait, which come first
     *
     * @return bool whether it is complete and in use
     */
    public function goOn(Folder $folder, State $state, Attempt $attempt, float $deadline, Closure $isWanted): bool
    {
        try {
            $rebuild = Rebuild::resume($folder->storage, Site::current()->token(), Site::INDEX, $state->buildingFile);
        } catch (IndexUnavailable) {
            $this->begin($folder, $state);
            return false;
        }
        do {
            $ids = PostTable::searchableAfter($state->buildingAfter, self::SLICE);
            $state->buildingAfter = $this->add($ids, $rebuild, $attempt, $deadline) ?? $state->buildingAfter;
            $state->save();
            Worker::forgetWhatOthersChanged();
        } while ($ids !== [] && microtime(true) < $deadline && !$isWanted());

        return $ids === [] && $this->finish($folder, $state, $rebuild);
    }

    /**
     * @param list<int> $ids
     *
     * @return int|null the last one that is done
     */
    private function add(array $ids, Rebuild $rebuild, Attempt $attempt, float $deadline): ?int
    {
        _prime_post_caches($ids);
        $last = null;
        $rebuild->add(AsVisitor::run(static function () use ($ids, $attempt, $deadline, &$last): array {
            $records = [];
            foreach ($ids as $id) {
                $post = get_post($id);
                if ($post instanceof WP_Post && Records::isSearchable($post)) {
                    $attempt->record($post, static function (array $record) use (&$records): void {
                        $records[] = $record;
                    });
                }
                $last = $id;
                if (microtime(true) >= $deadline) {
                    break;
                }
            }

            return $records;
        }));
        // Made private while the slice was made: the record is of the time before (see Withdrawal).
        $gone = PostTable::unsearchable($ids);
        if ($gone !== []) {
            Index::open($rebuild->file)->delete(array_map(Records::objectID(...), $gone));
        }

        return $last;
    }

    private function finish(Folder $folder, State $state, Rebuild $rebuild): bool
    {
        if (State::fresh()->buildingFor !== $state->buildingFor) {
            $state->buildingFor = '';
            return false;
        }
        $file = $folder->storage->siteFile(Site::current()->token());
        if (SiteFile::read($file) === null) {
            (new Publisher())->sync();
        }
        $lock = Lock::take($folder->settingsLock(), self::WAITS_SECONDS) ?? throw new RuntimeException('The search settings are locked.');
        try {
            $count = $rebuild->finish();
        } finally {
            $lock->release();
        }
        $state->fingerprint = $state->buildingFor;
        $state->buildingFile = $state->buildingFor = '';
        $state->buildingAfter = $state->pausedUntil = 0;
        $state->save();
        Site::current()->forget();
        /* translators: %s: number of posts */
        Log::add(sprintf(_n('The search index is complete and in use: %s post.', 'The search index is complete and in use: %s posts.', $count, 'stallkeeper'), number_format_i18n($count)));

        return true;
    }

    private function drop(Folder $folder, State $state): void
    {
        if ($state->isBuilding() && is_file($folder->storage->path . '/' . $state->buildingFile)) {
            try {
                Rebuild::resume($folder->storage, Site::current()->token(), Site::INDEX, $state->buildingFile)->abandon();
            } catch (IndexUnavailable) {
                @unlink($folder->storage->path . '/' . $state->buildingFile);
            }
        }
    }
}
