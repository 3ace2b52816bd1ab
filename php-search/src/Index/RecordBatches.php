<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\Utf8;

/** Saves and deletes records, many in one transaction. */
final class RecordBatches
{
    /** Number of records per transaction. */
    private const BATCH = 1000;

    private readonly Vocabulary $vocabulary;

    private readonly RecordWriter $records;

    private readonly UnusedWords $unused;

    /**
     * Generation of the file after the last write of this object. Another value means that another process has written.
     */
    private int $generation = -1;

    public function __construct(private readonly Database $db, IndexSettings $settings)
    {
        $this->vocabulary = new Vocabulary($db);
        $this->unused = new UnusedWords($db, $this->vocabulary);
        $this->records = new RecordWriter($db, $settings, $this->vocabulary, $this->unused);
    }

    /**
     * Starts a build: until endBuild(), saves do not update the vocabulary for typos, and posting lists are written
     * later.
     */
    public function beginBuild(): void
    {
        $this->records->isBuilding = true;
    }

    public function endBuild(): void
    {
        if ($this->records->isBuilding) {
            $this->db->transaction($this->records->pending->flush(...));
            $this->db->transaction((new VocabularyBuilder($this->db, $this->vocabulary))->run(...));
            $this->records->isBuilding = false;
        }
    }

    /**
     * @param iterable<array<string, mixed>> $records
     *
     * @return int number of saved records
     *
     * @throws MissingObjectIDError when a record has no objectID; no record of its batch of 1000 is saved
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
            $this->write(function () use ($batch): void {
                array_map($this->records->remove(...), $batch);
            });
        }
    }

    /**
     * @param float $seconds no new step starts after this time
     *
     * @return bool whether work is left
     */
    public function removeUnusedWords(float $seconds): bool
    {
        return $this->records->isBuilding || $this->unused->run($seconds);
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
        $this->write(function () use ($checked): void {
            foreach ($checked as [$objectID, $record]) {
                $this->records->put($objectID, $record);
            }
        });
    }

    private function write(callable $work): void
    {
        try {
            $this->db->transaction(function () use ($work): void {
                if (Schema::generation($this->db) !== $this->generation) {
                    $this->records->forget();
                }
                $work();
                $this->records->flush();
                $this->generation = Schema::generation($this->db);
            });
        } catch (\Throwable $error) {
            $this->records->forget();
            throw $error;
        }
    }
}
