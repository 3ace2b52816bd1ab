<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** Saves and deletes records in an open index. */
final class Writer
{
    /** Spec section 9: batches of 1000. */
    private const BATCH = 1000;

    /** Bytes of one text; a whole novel. Whoever asks for a hit must be able to hold its texts in memory several times. */
    private const LONGEST_TEXT = 1_000_000;

    private readonly Vocabulary $vocabulary;

    public function __construct(private readonly Database $db, private readonly IndexSettings $settings)
    {
        $this->vocabulary = new Vocabulary($db);
    }

    /**
     * @param iterable<array<string, mixed>> $records
     *
     * @return int how many were saved
     *
     * @throws MissingObjectIDError nothing of the same batch of 1000 is saved then
     */
    public function save(iterable $records): int
    {
        $saved = 0;
        $batch = [];
        foreach ($records as $record) {
            $batch[] = $record;
            if (count($batch) === self::BATCH) {
                $this->saveBatch($batch);
                $saved += self::BATCH;
                $batch = [];
            }
        }
        if ($batch !== []) {
            $this->saveBatch($batch);
        }

        return $saved + count($batch);
    }

    /** @param list<string> $objectIDs */
    public function delete(array $objectIDs): void
    {
        foreach (array_chunk($objectIDs, self::BATCH) as $batch) {
            $this->db->transaction(function () use ($batch): void {
                foreach ($batch as $objectID) {
                    $this->remove($objectID);
                }
                Schema::nextGeneration($this->db);
            });
        }
    }

    /** @param list<array<string, mixed>> $records */
    private function saveBatch(array $records): void
    {
        $checked = [];
        foreach ($records as $record) {
            $objectID = $record['objectID'] ?? '';
            if (!is_scalar($objectID) || (string) $objectID === '') {
                throw new MissingObjectIDError();
            }
            $checked[] = [Utf8::clean((string) $objectID), $record];
        }
        try {
            $this->db->transaction(function () use ($checked): void {
                foreach ($checked as [$objectID, $record]) {
                    $this->put($objectID, $record);
                }
                $this->vocabulary->flush();
                Schema::nextGeneration($this->db);
            });
        } catch (\Throwable $error) {
            $this->vocabulary->forget();
            throw $error;
        }
    }

    /** @param array<array-key, mixed> $record */
    private function put(string $objectID, array $record): void
    {
        array_walk_recursive($record, static function (mixed &$leaf): void {
            $leaf = is_string($leaf) ? mb_strcut(Utf8::clean($leaf), 0, self::LONGEST_TEXT, 'UTF-8') : $leaf;
        });
        $record['objectID'] = $objectID;
        $json = json_encode($record, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
        $leaves = RecordFields::leaves($record);
        $sticky = $leaves[$this->settings->stickyAttribute][0] ?? 0;
        $date = $leaves[$this->settings->dateAttribute][0] ?? 0;

        $columns = $this->columns($record);
        $id = $this->remove($objectID);
        $this->db->run(
            'INSERT INTO posts (id, object_id, sticky, date, title_words) VALUES (?, ?, ?, ?, ?)',
            [$id, $objectID, is_numeric($sticky) && $sticky > 0 ? 1 : 0, is_numeric($date) ? (int) $date : 0, count($columns['title'] ?? [])],
        );
        $id ??= (int) $this->db->pdo->lastInsertId();
        $this->db->run('INSERT INTO records (id, record) VALUES (?, ?)', [$id, $json]);
        foreach ($columns as $tokens) {
            $this->vocabulary->add($tokens);
        }
        $this->words($id, $columns, false);
        $this->putFilters($id, $leaves);
    }

    /** @param array<string, list<scalar>> $leaves */
    private function putFilters(int $id, array $leaves): void
    {
        foreach ($leaves as $name => $values) {
            $isFacet = $this->settings->isFacet($name);
            foreach ($values as $value) {
                if (is_int($value) || is_float($value)) {
                    $this->db->run('INSERT OR IGNORE INTO numbers (post, name, value) VALUES (?, ?, ?)', [$id, $name, $value]);
                }
                if ($isFacet && $value !== '') {
                    $text = is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
                    $this->db->run(
                        'INSERT OR IGNORE INTO facet_values (post, name, value, folded) VALUES (?, ?, ?, ?)',
                        [$id, $name, $text, mb_strtolower($text, 'UTF-8')],
                    );
                }
            }
        }
    }

    /** @return int|null the row that became free */
    private function remove(string $objectID): ?int
    {
        $row = $this->db->rows('SELECT id, record FROM posts JOIN records USING (id) WHERE object_id = ?', [$objectID])[0] ?? null;
        if ($row === null || !is_int($row[0]) || !is_string($row[1])) {
            return null;
        }
        $record = json_decode($row[1], true);
        // A contentless FTS5 table forgets a row only when it is told the very words that it was given.
        $this->words($row[0], $this->columns(is_array($record) ? $record : []), true);
        foreach (['posts WHERE id', 'records WHERE id', 'facet_values WHERE post', 'numbers WHERE post'] as $rows) {
            $this->db->run("DELETE FROM $rows = ?", [$row[0]]);
        }

        return $row[0];
    }

    /** @param array<string, list<string>> $columns */
    private function words(int $id, array $columns, bool $delete): void
    {
        $names = implode(', ', array_keys($columns));
        $marks = str_repeat(', ?', count($columns));
        $this->db->run(
            $delete ? "INSERT INTO words (words, rowid, $names) VALUES ('delete', ?$marks)" : "INSERT INTO words (rowid, $names) VALUES (?$marks)",
            [$id, ...array_map(static fn(array $tokens): string => implode(' ', $tokens), array_values($columns))],
        );
        $this->db->run(
            $delete ? "INSERT INTO titles (titles, rowid, title) VALUES ('delete', ?, ?)" : 'INSERT INTO titles (rowid, title) VALUES (?, ?)',
            [$id, implode(' ', $columns['title'] ?? [])],
        );
    }

    /**
     * @param array<array-key, mixed> $record
     *
     * @return array<string, list<string>> column => tokens
     */
    private function columns(array $record): array
    {
        $columns = [];
        foreach ($this->settings->columns as $column => $attributes) {
            $texts = [];
            foreach ($attributes as $attribute) {
                $texts = [...$texts, ...RecordFields::strings($record, $attribute)];
            }
            $columns[$column] = Tokenizer::tokens(implode("\n", $texts));
        }

        return $columns;
    }
}
