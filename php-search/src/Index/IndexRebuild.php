<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\IndexDirectory;
use Stallkeeper\Search\Storage\SiteFile;

/**
 * Builds an index beside the one in use and swaps them in one step, so that visitors search the old one until the
 * new one is complete. A rebuild that was cut short goes on with resume().
 */
final class IndexRebuild
{
    private readonly Index $index;

    private function __construct(
        private readonly IndexDirectory $storage,
        private readonly string $token,
        private readonly string $indexName,
        public readonly string $file,
    ) {
        $this->index = Index::open($file);
        $this->index->beginBuild();
    }

    /** @throws IndexUnavailable */
    public static function begin(IndexDirectory $storage, string $token, string $indexName): self
    {
        return new self($storage, $token, $indexName, $storage->newIndexFile());
    }

    /**
     * @param string $basename of the file of a begun rebuild, as remembered by the caller
     *
     * @throws IndexUnavailable when that file is gone
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
     * @param iterable<array<string, mixed>> $records saving one twice does no harm
     *
     * @throws MissingObjectIDError|IndexUnavailable
     */
    public function add(iterable $records): int
    {
        return $this->index->save($records);
    }

    /** @return int how many records the new index holds; it may already be searched through the site file's next reader */
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
            // Who has it open reads on undisturbed; the disk space is free when the last one closes it.
            self::remove($this->storage->path . '/' . $old);
        }

        return $count;
    }

    /** Throws the unfinished index away. */
    public function abandon(): void
    {
        self::remove($this->file);
    }

    private static function remove(string $file): void
    {
        foreach (['', '-wal', '-shm'] as $ending) {
            if (is_file($file . $ending)) {
                @unlink($file . $ending);
            }
        }
    }
}
