<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/**
 * Rewrites the full-text tables step by step, so that words of deleted rows no longer exist in the file.
 *
 * FTS5 only marks rows as deleted. The words stay until a merge includes the oldest segment, and ordinary merges may
 * not do so for months. The option `secure-delete` (SQLite 3.42) removes words immediately, but older SQLite versions
 * cannot read such a file, and the PHP versions of the command line and of the web server often include different
 * SQLite versions (https://www.sqlite.org/fts5.html, "The secure-delete Configuration Option"). So this class merges
 * all segments into one, a limited number of pages at a time (same page, "The 'merge' Command").
 */
final class FullTextPurge
{
    private const REQUESTED = 1;
    private const RUNNING = 2;

    public function __construct(private readonly Database $db) {}

    /** Requests a rewrite. Call it in the transaction that deletes the rows. */
    public function request(): void
    {
        $this->db->run('UPDATE purges SET state = state | ?', [self::REQUESTED]);
    }

    /**
     * @param positive-int $pages maximum number of 4 kB pages per table
     *
     * @return bool whether work is left
     */
    public function step(int $pages): bool
    {
        if ($this->db->int('SELECT max(state) FROM purges') === 0) {
            return false;
        }
        $this->db->transaction(function () use ($pages): void {
            /** @var list<array{string, int}> $rows */
            $rows = $this->db->rows('SELECT name, state FROM purges WHERE state > 0');
            foreach ($rows as [$table, $state]) {
                $state = $this->merge($table, $state, $pages);
                $this->db->run('UPDATE purges SET state = ? WHERE name = ?', [$state, $table]);
            }
        });

        return $this->db->int('SELECT max(state) FROM purges') > 0;
    }

    /** @return int new state; rows deleted during a merge require another merge */
    private function merge(string $table, int $state, int $pages): int
    {
        $isRunning = ($state & self::RUNNING) !== 0;
        $before = $this->db->int('SELECT total_changes()');
        // A negative number begins a merge of all segments, a positive one continues it.
        $this->db->run("INSERT INTO $table ($table, rank) VALUES ('merge', ?)", [$isRunning ? $pages : -$pages]);
        if (!$isRunning) {
            return self::RUNNING;
        }
        $isDone = $this->db->int('SELECT total_changes()') - $before < 2;

        return $isDone ? $state & ~self::RUNNING : $state;
    }
}
