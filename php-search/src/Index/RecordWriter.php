<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Facet\FacetWriter;
use Stallkeeper\Search\Posting\PendingPostings;
use Stallkeeper\Search\Posting\PostingWriter;
use Stallkeeper\Search\Posting\RecordTerms;
use Stallkeeper\Search\Posting\TermReader;
use Stallkeeper\Search\Record\RecordColumns;
use Stallkeeper\Search\Record\RecordFields;
use Stallkeeper\Search\Record\StoredRecord;
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
    private const MAX_TEXT_BYTES = 1_000_000;

    /** Statements that insert up to this number of rows stay prepared. */
    private const PREPARED_ROWS = 50;

    private readonly FacetWriter $facets;

    /**
     * Whether a build is running. VocabularyBuilder then adds all words at its end, and PendingPostings collects the
     * words of new posts.
     */
    public bool $isBuilding = false;

    public readonly PendingPostings $pending;

    private readonly PostingWriter $postings;

    private readonly RecordColumns $columns;

    private readonly TermReader $terms;

    /** @var array<string, bool> attribute => whether it is a facet */
    private array $isFacet = [];

    private int $addedPosts = 0;

    private int $addedWords = 0;

    private int $addedTitleWords = 0;

    /** Highest ID of the posts that were added to PendingPostings in this transaction; 0 for none. */
    private int $newest = 0;

    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly Vocabulary $vocabulary,
        private readonly UnusedWords $unused,
    ) {
        $this->facets = new FacetWriter($db);
        $this->postings = new PostingWriter($db);
        $this->pending = new PendingPostings($db);
        $this->columns = new RecordColumns($settings);
        $this->terms = new TermReader($settings);
    }

    /** Writes the collected changes. Call it before the transaction ends. */
    public function flush(): void
    {
        $this->postings->flush();
        if ($this->newest > 0) {
            $this->pending->flushBefore($this->newest);
        }
        $this->vocabulary->flush();
        $this->unused->flush();
        $this->db->run('UPDATE totals SET posts = posts + ?, words = words + ?, title_words = title_words + ?', [
            $this->addedPosts,
            $this->addedWords,
            $this->addedTitleWords,
        ]);
        $this->addedPosts = $this->addedWords = $this->addedTitleWords = $this->newest = 0;
        $this->facets->flush();
        Schema::nextGeneration($this->db);
    }

    /** Clears the caches. Call it after a rollback, and after another process has written to the file. */
    public function forget(): void
    {
        $this->addedPosts = $this->addedWords = $this->addedTitleWords = $this->newest = 0;
        $this->postings->forget();
        $this->vocabulary->forget();
        $this->unused->forget();
        $this->facets->forget();
    }

    /**
     * Saves a record and replaces the stored one with the same objectID.
     *
     * @param array<array-key, mixed> $record attribute => value; texts longer than MAX_TEXT_BYTES bytes are truncated
     */
    public function put(string $objectID, array $record): void
    {
        array_walk_recursive($record, static function (mixed &$leaf): void {
            $leaf = is_string($leaf) ? self::shortened(Utf8::clean($leaf)) : $leaf;
        });
        $record['objectID'] = $objectID;
        $leaves = RecordFields::leaves($record);
        $sticky = $leaves[$this->settings->stickyAttribute][0] ?? 0;
        $sales = $leaves[$this->settings->salesAttribute][0] ?? 0;
        $date = $leaves[$this->settings->dateAttribute][0] ?? 0;

        $columns = $this->columns->extract($record);
        $stored = $this->stored($objectID);
        [$id, $before] = $stored ?? [null, []];
        $terms = $this->terms->read($columns);
        if ($id !== null) {
            // Do not use REPLACE: SQLite would have to look for other rows with the same values.
            $this->db->run('DELETE FROM posts WHERE id = ?', [$id]);
            $this->db->run('DELETE FROM records WHERE id = ?', [$id]);
        }
        $this->db->run(
            'INSERT INTO posts (id, object_id, sticky, sales, date, title_words, words, title) ' .
                'VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
            [
                $id,
                $objectID,
                is_numeric($sticky) && $sticky > 0 ? 1 : 0,
                is_numeric($sales) ? max(0, (int) $sales) : 0,
                is_numeric($date) ? (int) $date : 0,
                $terms->titleLength(),
                $terms->length,
                $terms->title,
            ],
        );
        $id ??= (int) $this->db->pdo->lastInsertId();
        $this->db->run('INSERT INTO records (id, record) VALUES (?, ?)', [$id, StoredRecord::encode($record)]);
        $this->change($id, $before, $columns, $terms, $stored === null);
        $this->putFilters($id, $leaves, $stored === null);
    }

    private static function shortened(string $text): string
    {
        return strlen($text) > self::MAX_TEXT_BYTES ? mb_strcut($text, 0, self::MAX_TEXT_BYTES, 'UTF-8') : $text;
    }

    /** @param array<string, list<scalar>> $leaves */
    private function putFilters(int $id, array $leaves, bool $isNew): void
    {
        $numbers = [];
        $pairs = [];
        foreach ($leaves as $name => $values) {
            $isFacet = $this->isFacet[$name] ??= $this->settings->isFacet($name);
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
        if ($numbers !== []) {
            $rows = implode(',', array_fill(0, count($numbers), '(?, ?, ?)'));
            $values = array_merge(...array_map(static fn(array $number): array => [$id, ...$number], $numbers));
            $this->db->run(
                "INSERT OR IGNORE INTO numbers (post, name, value) VALUES $rows",
                $values,
                count($numbers) <= self::PREPARED_ROWS,
            );
        }
    }

    /** Deletes a record. Ignores an unknown objectID. */
    public function remove(string $objectID): void
    {
        $stored = $this->stored($objectID);
        if ($stored === null) {
            return;
        }
        [$id, $columns] = $stored;
        $this->change($id, $columns, [], new RecordTerms(), false);
        $this->addedPosts--;
        $this->facets->remove($id);
        foreach (['posts WHERE id', 'records WHERE id', 'numbers WHERE post'] as $rows) {
            $this->db->run("DELETE FROM $rows = ?", [$id]);
        }
    }

    /** @return array{int, array<string, string>}|null row ID and stored columns of a record */
    private function stored(string $objectID): ?array
    {
        $row =
            $this->db->rows('SELECT id, record FROM posts JOIN records USING (id) WHERE object_id = ?', [
                $objectID,
            ])[0] ?? null;
        if ($row === null || !is_int($row[0]) || !is_string($row[1])) {
            return null;
        }

        return [$row[0], $this->columns->extract(StoredRecord::decode($row[1]) ?? [])];
    }

    /**
     * Writes the changed words of a record. Often only other fields, such as the stock, have changed.
     *
     * @param array<string, string> $before stored columns; empty for a new record
     * @param array<string, string> $now    new columns; empty to delete the record
     * @param RecordTerms           $terms  words of the new columns
     */
    private function change(int $id, array $before, array $now, RecordTerms $terms, bool $isNew): void
    {
        $this->addedPosts += $isNew ? 1 : 0;
        if ($before === $now) {
            return;
        }
        $old = $this->terms->read($before);
        $this->addedWords += $terms->length - $old->length;
        $this->addedTitleWords += $terms->titleLength() - $old->titleLength();
        // A post of a running build is in `pending` until its part is written, also if this writer is not the one that
        // builds.
        $wasPending = !$isNew && $this->pending->remove($id);
        if ($now !== [] && ($wasPending || ($this->isBuilding && $isNew))) {
            $this->pending->add($id, $terms);
            if ($this->isBuilding) {
                $this->newest = max($this->newest, $id);
            }
        } elseif (!$wasPending) {
            $this->postings->change($id, TermReader::keys($old), TermReader::keys($terms));
        }
        if (!$this->isBuilding) {
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
}
