<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench\Relevance;

/**
 * BM25 as in the textbook of Manning, Raghavan and Schütze (Introduction to Information Retrieval, 11.4.3): k1 1.2,
 * b 0.75, one text per document, Porter stems, no stop words. The index is in memory.
 */
final class TextbookBm25 implements Engine
{
    private const K1 = 1.2;
    private const B = 0.75;

    /** @var array<array-key, array<int, int>> stem => number of the document => occurrences */
    private array $postings = [];

    /** @var list<int> words of each document */
    private array $lengths = [];

    /** @var list<string> */
    private array $ids = [];

    /** @var array<array-key, string> word => stem */
    private array $stems = [];

    private ?\PDO $stemmer = null;

    public function build(Collection $collection): void
    {
        $texts = [];
        foreach ($collection->documents() as $document) {
            $this->ids[] = $document['id'];
            $texts[] = StopWords::words(
                implode("\n", [$document['title'], $document['body'], ...$document['terms'], ...$document['codes']]),
            );
        }
        foreach ($texts as $number => $words) {
            $this->lengths[] = count($words);
            foreach ($this->stem($words) as $stem) {
                $this->postings[$stem][$number] = ($this->postings[$stem][$number] ?? 0) + 1;
            }
        }
    }

    public function search(string $query, int $limit): array
    {
        $count = count($this->ids);
        $average = array_sum($this->lengths) / max(1, $count);
        $scores = [];
        foreach ($this->stem(StopWords::words($query)) as $stem) {
            $posts = $this->postings[$stem] ?? [];
            $idf = log(1 + ($count - count($posts) + 0.5) / (count($posts) + 0.5));
            foreach ($posts as $number => $times) {
                $length = 1 - self::B + (self::B * $this->lengths[$number]) / $average;
                $scores[$number] =
                    ($scores[$number] ?? 0.0) + ($idf * $times * (self::K1 + 1)) / ($times + self::K1 * $length);
            }
        }
        arsort($scores);

        return array_map(fn(int $number): string => $this->ids[$number], array_slice(array_keys($scores), 0, $limit));
    }

    public function size(): int
    {
        return 0;
    }

    /**
     * Returns the stems of words, from SQLite's Porter stemmer.
     *
     * @param list<string> $words
     *
     * @return list<string>
     */
    private function stem(array $words): array
    {
        $new = array_values(array_unique(array_diff_key(array_flip($words), $this->stems) === [] ? [] : $words));
        $new = array_values(array_filter($new, fn(string $word): bool => !isset($this->stems[$word])));
        if ($new !== []) {
            $this->readStems($new);
        }

        return array_map(fn(string $word): string => $this->stems[$word], $words);
    }

    /** @param list<string> $words */
    private function readStems(array $words): void
    {
        if ($this->stemmer === null) {
            $this->stemmer = new \PDO('sqlite::memory:');
            $this->stemmer->exec(
                "CREATE VIRTUAL TABLE words USING fts5(word, tokenize = 'porter unicode61');
                CREATE VIRTUAL TABLE stems USING fts5vocab(words, 'instance')",
            );
        }
        $this->stemmer->exec('DELETE FROM words');
        $insert = $this->stemmer->prepare('INSERT INTO words (rowid, word) VALUES (?, ?)');
        foreach ($words as $i => $word) {
            $insert->execute([$i, $word]);
            $this->stems[$word] = $word;
        }
        foreach ($this->stemmer->query('SELECT doc, term FROM stems') ?: [] as $row) {
            $this->stems[$words[(int) $row['doc']]] = (string) $row['term'];
        }
    }
}
