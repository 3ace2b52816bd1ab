<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Posting\TermKey;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\ProductCode;

/**
 * Adds all words of the posting lists to the vocabulary at the end of a build. Sorted inserts are much faster than
 * adding the words of each record.
 */
final class VocabularyBuilder
{
    /** Number of stems per chunk. It limits the memory: a stem may have about thirty keys. */
    private const STEMS_AT_ONCE = 8000;

    public function __construct(private readonly Database $db, private readonly Vocabulary $vocabulary) {}

    /** Call it in a transaction. Existing entries stay. */
    public function run(): void
    {
        $this->vocabulary->forget();
        // Read one part after the other, because a statement over all parts would have to sort their words.
        foreach ($this->db->column('SELECT part FROM parts') as $part) {
            $this->db->run(
                'INSERT OR IGNORE INTO terms SELECT substr(term, 2) FROM postings WHERE part = ? AND term >= ? AND term < ? AND length(CAST(term AS BLOB)) BETWEEN 1 + ? AND 1 + ? AND substr(term, 2, 1) <> ?',
                [
                    $part,
                    TermKey::WORD,
                    TermKey::WORD . TermKey::LAST,
                    Vocabulary::MIN_WORD_BYTES,
                    Vocabulary::MAX_WORD_BYTES,
                    ProductCode::MARK,
                ],
            );
        }
        foreach (array_keys(Vocabulary::STEMS) as $letters) {
            $this->db->run(
                "INSERT OR IGNORE INTO stems (stem) SELECT DISTINCT substr(term, 1, $letters) FROM terms WHERE length(term) >= $letters",
            );
        }
        $this->db->run('INSERT OR IGNORE INTO stems (stem) SELECT term FROM terms WHERE length(term) BETWEEN ? AND ?', [
            Vocabulary::MIN_WORD_BYTES,
            Vocabulary::STEM - 1,
        ]);
        for ($last = 0; $last !== null; ) {
            $last = $this->fileAfter($last);
        }
    }

    /** @return int|null ID of the last stem of the chunk; null after the last chunk */
    private function fileAfter(int $last): ?int
    {
        $keys = [];
        /** @var list<array{int, string}> $stems */
        $stems = $this->db->rows('SELECT id, stem FROM stems WHERE id > ? ORDER BY id LIMIT ' . self::STEMS_AT_ONCE, [
            $last,
        ]);
        foreach ($stems as [$last, $stem]) {
            foreach (Vocabulary::deletes($stem, Vocabulary::STEMS[mb_strlen($stem, 'UTF-8')] ?? 1) as $rest) {
                $keys[] = (crc32($rest) << Vocabulary::STEM_BITS) | $last;
            }
        }
        sort($keys);
        $this->vocabulary->insert($keys);

        return count($stems) < self::STEMS_AT_ONCE ? null : $last;
    }
}
