<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\IndexDirectory;
use Stallkeeper\Search\Storage\SiteFile;

/**
 * Builds a new index next to the current one and replaces it in one step. Visitors search the old index until the new
 * one is complete. resume() continues an interrupted rebuild.
 */
final class ReplacementIndex
{
    private readonly Index $index;

    private function __construct(
        private readonly IndexDirectory $storage,
        private readonly string $token,
        private readonly string $indexName,
        public readonly string $file,
        ?IndexSettings $settings = null,
    ) {
        $this->index = Index::open($file, $settings);
        $this->index->beginBuild();
    }

    /**
     * @param IndexSettings|null $settings null for the default; the new index keeps them
     *
     * @throws IndexUnavailable
     */
    public static function begin(
        IndexDirectory $storage,
        string $token,
        string $indexName,
        ?IndexSettings $settings = null,
    ): self {
        return new self($storage, $token, $indexName, $storage->newIndexFile(), $settings);
    }

    /**
     * @param string $basename file name of the interrupted rebuild, as stored by the caller
     *
     * @throws IndexUnavailable when that file does not exist
     */
    public static function resume(IndexDirectory $storage, string $token, string $indexName, string $basename): self
    {
        $file = $storage->path . '/' . basename($basename);
        if (!is_file($file)) {
            throw new IndexUnavailable('The rebuild cannot go on: its file is gone.');
        }

        return new self($storage, $token, $indexName, $file);
    }

    /**
     * @param iterable<array<string, mixed>> $records saving a record twice has no effect
     *
     * @throws MissingObjectIDError|IndexUnavailable
     */
    public function add(iterable $records): int
    {
        return $this->index->save($records);
    }

    /**
     * Replaces the current index with the new one.
     *
     * @return int number of records in the new index
     */
    public function finish(): int
    {
        $this->index->optimize();
        $count = $this->index->count();
        $siteFile = $this->storage->siteFile($this->token);
        $site = SiteFile::read($siteFile);
        if ($site === null) {
            throw new IndexUnavailable('The site has no search settings yet.');
        }
        $old = $site->indices[$this->indexName] ?? null;
        $site->withIndex($this->indexName, basename($this->file))->write($siteFile);
        if ($old !== null && $old !== basename($this->file)) {
            // Processes that have the old file open can still read it. The disk space is freed when the last one closes
            // it.
            self::remove($this->storage->path . '/' . $old);
        }

        return $count;
    }

    /** Deletes the unfinished index. */
    public function abandon(): void
    {
        self::remove($this->file);
    }

    private static function remove(string $file): void
    {
        foreach (['', '-wal', '-shm'] as $ending) {
            if (is_file($file . $ending)) {
                // The file may not exist, or another process may have deleted it.
                @unlink($file . $ending);
            }
        }
    }
}
