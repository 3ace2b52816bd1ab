<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/**
 * Removes words that no record contains any more, so that an index file does not keep words of deleted records.
 *
 * A save checks a limited number of words. The table `removed_terms` keeps the others for later saves or for run().
 */
final class UnusedWords
{
    /** Each word needs one lookup in the full-text index, which takes about 0.03 ms. */
    private const WORDS_PER_SAVE = 100;

    /** Maximum number of 4 kB pages that a save rewrites per full-text table. */
    private const PAGES_PER_SAVE = 16;

    private const WORDS_PER_STEP = 1000;
    private const PAGES_PER_STEP = 600;

    /** @var array<array-key, true> words removed from records in this transaction; numeric words become int keys */
    private array $removed = [];

    private readonly FullTextPurge $purge;

    public function __construct(private readonly Database $db, private readonly Vocabulary $vocabulary)
    {
        $this->purge = new FullTextPurge($db);
    }

    /** @param list<string> $tokens words removed from a record; other records may still contain them */
    public function note(array $tokens): void
    {
        foreach ($tokens as $token) {
            $this->removed[$token] = true;
        }
    }

    /**
     * Checks the first of the noted words and stores the others. Call it in the transaction, after Vocabulary::flush().
     */
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

    /** Discards the noted words. Call it after a rollback. */
    public function forget(): void
    {
        $this->removed = [];
    }

    /** Rewrites some pages of the full-text index. Call it after the transaction, because it opens its own. */
    public function purgeSome(): void
    {
        $this->purge->step(self::PAGES_PER_SAVE);
    }

    /**
     * @param float $seconds no new step starts after this time
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

    /** @return int number of checked words */
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
