<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/**
 * Rewrites the full-text tables step by step, so that the words of deleted rows leave the file.
 *
 * FTS5 only marks what is deleted; the words stay until a merge includes the oldest segment, which ordinary merges do not
 * reach for months. Since SQLite 3.42 the option `secure-delete` would remove them at once, but a file that was written with
 * it cannot be read by an older SQLite, and the PHP of the command line and of the web server often have different ones
 * (https://www.sqlite.org/fts5.html, "The secure-delete Configuration Option"). So all segments are merged into one, some
 * pages at a time (same page, "The 'merge' Command").
 */
final class FullTextPurge
{
    private const REQUESTED = 1;
    private const RUNNING = 2;

    public function __construct(private readonly Database $db) {}

    /** Something was deleted: call it in the same transaction. */
    public function request(): void
    {
        $this->db->run('UPDATE purges SET state = state | ?', [self::REQUESTED]);
    }

    /**
     * @param positive-int $pages of 4 kB, at most in each table
     *
     * @return bool whether something is left
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

    /** @return int the new state: what was deleted while a merge ran needs another one */
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
