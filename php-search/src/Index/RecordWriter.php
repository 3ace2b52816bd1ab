<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Facet\FacetWriter;
use Stallkeeper\Search\Record\RecordFields;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\ProductCode;
use Stallkeeper\Search\Tokenizer\Tokenizer;
use Stallkeeper\Search\Tokenizer\Utf8;

/** Writes one record to all tables of an index. Use it within a transaction. */
final class RecordWriter
{
    /**
     * Maximum bytes of one text, about the length of a novel. A search holds the texts of a hit in memory several
     * times.
     */
    private const LONGEST_TEXT = 1_000_000;

    private readonly FacetWriter $facets;

    /** False during a build: VocabularyBuilder adds all words at the end. */
    public bool $withVocabulary = true;

    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly Vocabulary $vocabulary,
        private readonly UnusedWords $unused,
    ) {
        $this->facets = new FacetWriter($db);
    }

    /** Writes the collected changes. Call it before the transaction ends. */
    public function flush(): void
    {
        $this->vocabulary->flush();
        $this->unused->flush();
        $this->facets->flush();
        Schema::nextGeneration($this->db);
    }

    /** Clears the caches. Call it after a rollback, and after another process has written to the file. */
    public function forget(): void
    {
        $this->vocabulary->forget();
        $this->unused->forget();
        $this->facets->forget();
    }

    /** @param array<array-key, mixed> $record */
    public function put(string $objectID, array $record): void
    {
        array_walk_recursive($record, static function (mixed &$leaf): void {
            $leaf = is_string($leaf) ? mb_strcut(Utf8::clean($leaf), 0, self::LONGEST_TEXT, 'UTF-8') : $leaf;
        });
        $record['objectID'] = $objectID;
        $json = json_encode($record, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
        $leaves = RecordFields::leaves($record);
        $sticky = $leaves[$this->settings->stickyAttribute][0] ?? 0;
        $sales = $leaves[$this->settings->salesAttribute][0] ?? 0;
        $date = $leaves[$this->settings->dateAttribute][0] ?? 0;

        $columns = $this->columns($record);
        $stored = $this->stored($objectID);
        [$id, $before] = $stored ?? [null, []];
        if ($id !== null) {
            // Do not use REPLACE: SQLite opens a savepoint for it, and FTS5 writes a segment at each savepoint.
            $this->db->run('DELETE FROM posts WHERE id = ?', [$id]);
            $this->db->run('DELETE FROM records WHERE id = ?', [$id]);
        }
        $this->db->run(
            'INSERT INTO posts (id, object_id, sticky, sales, date, title_words) VALUES (?, ?, ?, ?, ?, ?)',
            [$id, $objectID, is_numeric($sticky) && $sticky > 0 ? 1 : 0, is_numeric($sales) ? max(0, (int) $sales) : 0, is_numeric($date) ? (int) $date : 0, count(Tokenizer::tokens($columns['title'] ?? ''))],
        );
        $id ??= (int) $this->db->pdo->lastInsertId();
        $this->db->run('INSERT INTO records (id, record) VALUES (?, ?)', [$id, $json]);
        $this->change($id, $before, $columns);
        $this->putFilters($id, $leaves, $stored === null);
    }

    /** @param array<string, list<scalar>> $leaves */
    private function putFilters(int $id, array $leaves, bool $isNew): void
    {
        $numbers = [];
        $pairs = [];
        foreach ($leaves as $name => $values) {
            $isFacet = $this->settings->isFacet($name);
            foreach ($values as $value) {
                if (is_int($value) || is_float($value)) {
                    $numbers[] = [$name, $value];
                }
                if ($isFacet && $value !== '') {
                    $pairs[] = [$name, is_bool($value) ? ($value ? 'true' : 'false') : (string) $value];
                }
            }
        }
        $this->facets->set($id, $pairs, $isNew);
        if (!$isNew) {
            $this->db->run('DELETE FROM numbers WHERE post = ?', [$id]);
        }
        foreach ($numbers as [$name, $value]) {
            $this->db->run('INSERT OR IGNORE INTO numbers (post, name, value) VALUES (?, ?, ?)', [$id, $name, $value]);
        }
    }

    public function remove(string $objectID): void
    {
        $stored = $this->stored($objectID);
        if ($stored === null) {
            return;
        }
        [$id, $columns] = $stored;
        $this->change($id, $columns, []);
        $this->facets->remove($id);
        foreach (['posts WHERE id', 'records WHERE id', 'numbers WHERE post'] as $rows) {
            $this->db->run("DELETE FROM $rows = ?", [$id]);
        }
    }

    /** @return array{int, array<string, string>}|null row ID and stored columns of a record */
    private function stored(string $objectID): ?array
    {
        $row = $this->db->rows('SELECT id, record FROM posts JOIN records USING (id) WHERE object_id = ?', [$objectID])[0] ?? null;
        if ($row === null || !is_int($row[0]) || !is_string($row[1])) {
            return null;
        }
        $record = json_decode($row[1], true);

        return [$row[0], $this->columns(is_array($record) ? $record : [])];
    }

    /**
     * Writes the changed words of a record. Often only other fields, such as the stock, have changed.
     *
     * @param array<string, string> $before stored columns; empty for a new record
     * @param array<string, string> $now    new columns; empty to delete the record
     */
    private function change(int $id, array $before, array $now): void
    {
        if ($before === $now) {
            return;
        }
        $isTitleSame = $before !== [] && $now !== [] && ($before['title'] ?? '') === ($now['title'] ?? '');
        // To delete a row from a contentless FTS5 table, pass exactly the same words that were inserted.
        foreach ([[$before, true], [$now, false]] as [$columns, $delete]) {
            if ($columns !== []) {
                $this->words($id, $columns, $delete);
                if (!$isTitleSame) {
                    $this->title($id, $columns['title'] ?? '', $delete);
                }
            }
        }
        if ($this->withVocabulary) {
            $this->changeVocabulary(self::tokens($before), self::tokens($now));
        }
    }

    /**
     * @param array<string, string> $columns
     *
     * @return list<string>
     */
    private static function tokens(array $columns): array
    {
        return Tokenizer::tokens(ProductCode::withoutTokens(implode("\n", $columns)));
    }

    /**
     * @param list<string> $before tokens of the stored record
     * @param list<string> $now
     */
    private function changeVocabulary(array $before, array $now): void
    {
        $this->vocabulary->add(array_values(array_diff($now, $before)));
        $this->unused->note(array_values(array_diff($before, $now)));
    }

    /** @param array<string, string> $columns */
    private function words(int $id, array $columns, bool $delete): void
    {
        $names = implode(', ', array_keys($columns));
        $marks = str_repeat(', ?', count($columns));
        $this->db->run(
            $delete ? "INSERT INTO words (words, rowid, $names) VALUES ('delete', ?$marks)" : "INSERT INTO words (rowid, $names) VALUES (?$marks)",
            [$id, ...array_values($columns)],
        );
    }

    private function title(int $id, string $line, bool $delete): void
    {
        $this->db->run($delete ? "INSERT INTO titles (titles, rowid, title) VALUES ('delete', ?, ?)" : 'INSERT INTO titles (rowid, title) VALUES (?, ?)', [$id, $line]);
    }

    /**
     * @param array<array-key, mixed> $record
     *
     * @return array<string, string> column => tokens, separated by spaces for FTS5
     */
    private function columns(array $record): array
    {
        $columns = [];
        foreach ($this->settings->columns as $column => $attributes) {
            $texts = [];
            foreach ($attributes as $attribute) {
                $texts = [...$texts, ...RecordFields::strings($record, $attribute)];
            }
            $line = Tokenizer::line(implode("\n", $texts));
            $columns[$column] = $column === IndexSettings::CODES ? trim("$line " . ProductCode::line($texts)) : $line;
        }

        return $columns;
    }
}
