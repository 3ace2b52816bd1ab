<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench\Relevance;

/** SQLite FTS5: any word may match, Porter stems, bm25() with weights for title, text, terms and codes. */
final class FullText5 implements Engine
{
    private const WEIGHTS = '10.0, 1.0, 0.5, 1.0';

    private readonly \PDO $db;

    public function __construct(private readonly string $file)
    {
        $this->db = new \PDO("sqlite:$file");
    }

    public function build(Collection $collection): void
    {
        $this->db->exec(
            "CREATE VIRTUAL TABLE docs USING fts5(title, body, terms, codes, id UNINDEXED,
                tokenize = 'porter unicode61')",
        );
        $this->db->beginTransaction();
        $insert = $this->db->prepare('INSERT INTO docs (title, body, terms, codes, id) VALUES (?, ?, ?, ?, ?)');
        foreach ($collection->documents() as $document) {
            $insert->execute([
                $document['title'],
                $document['body'],
                implode("\n", $document['terms']),
                implode("\n", $document['codes']),
                $document['id'],
            ]);
        }
        $this->db->commit();
    }

    public function search(string $query, int $limit): array
    {
        $words = StopWords::words($query);
        if ($words === []) {
            return [];
        }
        $match = implode(' OR ', array_map(static fn(string $word): string => "\"$word\"", $words));
        $found = $this->db->prepare(
            'SELECT id FROM docs WHERE docs MATCH ? ORDER BY bm25(docs, ' . self::WEIGHTS . ') LIMIT ?',
        );
        $found->execute([$match, $limit]);

        return array_map(strval(...), $found->fetchAll(\PDO::FETCH_COLUMN));
    }

    public function size(): int
    {
        return (int) filesize($this->file);
    }
}
