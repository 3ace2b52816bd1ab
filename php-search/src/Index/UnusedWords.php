<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/**
 * Removes the words that no record has any more, so that an index file does not keep words of deleted records.
 *
 * A save checks a limited number of words. The others wait in the table `removed_terms` for later saves or for run().
 */
final class UnusedWords
{
    /** One look into the full-text index for each: some 0.03 ms. */
    private const WORDS_PER_SAVE = 100;

    /** Pages of 4 kB that a save rewrites at most in each full-text table. */
    private const PAGES_PER_SAVE = 16;

    private const WORDS_PER_STEP = 1000;
    private const PAGES_PER_STEP = 600;

    /** @var array<array-key, true> words that records of this transaction have lost; numbers become int keys */
    private array $removed = [];

    private readonly FullTextPurge $purge;

    public function __construct(private readonly Database $db, private readonly Vocabulary $vocabulary)
    {
        $this->purge = new FullTextPurge($db);
    }

    /** @param list<string> $tokens that a record has lost; other records may still have them */
    public function note(array $tokens): void
    {
        foreach ($tokens as $token) {
            $this->removed[$token] = true;
        }
    }

    /** Checks the first of the noted words, and stores the others. Call it in the transaction, after Vocabulary::flush(). */
    public function flush(): void
    {
        $tokens = array_map(strval(...), array_keys($this->removed));
        $this->removed = [];
        $this->check(array_slice($tokens, 0, self::WORDS_PER_SAVE));
        foreach (array_slice($tokens, self::WORDS_PER_SAVE) as $token) {
            $this->db->run('INSERT OR IGNORE INTO removed_terms (term) VALUES (?)', [$token]);
        }
        if (count($tokens) < self::WORDS_PER_SAVE) {
            $this->checkStored(self::WORDS_PER_SAVE - count($tokens));
        }
    }

    /** After a rollback. */
    public function forget(): void
    {
        $this->removed = [];
    }

    /** Rewrites some pages of the full-text index. Call it after the transaction: it has one of its own. */
    public function purgeSome(): void
    {
        $this->purge->step(self::PAGES_PER_SAVE);
    }

    /**
     * @param float $seconds after which no further step begins
     *
     * @return bool whether words or pages are left
     */
    public function run(float $seconds): bool
    {
        $end = microtime(true) + $seconds;
        do {
            $isLeft = false;
            $this->db->transaction(function () use (&$isLeft): void {
                $isLeft = $this->checkStored(self::WORDS_PER_STEP) === self::WORDS_PER_STEP;
            });
            $isLeft = $this->purge->step(self::PAGES_PER_STEP) || $isLeft;
        } while ($isLeft && microtime(true) < $end);

        return $isLeft;
    }

    /** @return int how many were checked */
    private function checkStored(int $limit): int
    {
        /** @var list<array{string}> $rows */
        $rows = $this->db->rows('SELECT term FROM removed_terms LIMIT ?', [$limit]);
        $tokens = array_column($rows, 0);
        $this->check($tokens);
        foreach ($tokens as $token) {
            $this->db->run('DELETE FROM removed_terms WHERE term = ?', [$token]);
        }

        return count($tokens);
    }

    /** @param list<string> $tokens */
    private function check(array $tokens): void
    {
        $isPurgeNeeded = false;
        foreach ($tokens as $token) {
            if ($this->db->int('SELECT EXISTS (SELECT 1 FROM words WHERE words MATCH ?)', ['"' . $token . '"']) === 0) {
                $this->vocabulary->remove($token);
                $isPurgeNeeded = true;
            }
        }
        if ($isPurgeNeeded) {
            $this->purge->request();
        }
    }
}
