<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Storage\Database;

/**
 * Removes words that no record contains any more, so that an index file does not keep words of deleted records.
 *
 * A save checks a limited number of words. The table `removed_terms` keeps the others for later saves or for run().
 */
final class UnusedWords
{
    /** Number of words that a save checks. Each word needs one lookup per part of the posts. */
    private const WORDS_PER_SAVE = 100;

    private const WORDS_PER_STEP = 1000;

    /** @var array<array-key, true> words removed from records in this transaction; numeric words become int keys */
    private array $removed = [];

    private readonly Postings $postings;

    public function __construct(private readonly Database $db, private readonly Vocabulary $vocabulary)
    {
        $this->postings = new Postings($db);
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

    /**
     * @param float $seconds no new step starts after this time
     *
     * @return bool whether words are left
     */
    public function run(float $seconds): bool
    {
        $end = microtime(true) + $seconds;
        do {
            $isLeft = false;
            $this->db->transaction(function () use (&$isLeft): void {
                $isLeft = $this->checkStored(self::WORDS_PER_STEP) === self::WORDS_PER_STEP;
            });
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
        foreach ($tokens as $token) {
            if (!$this->postings->has($token, false)) {
                $this->vocabulary->remove($token);
            }
        }
    }
}
