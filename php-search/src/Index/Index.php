<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Query\Search;
use Stallkeeper\Search\Query\SearchBudget;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\Storage\Database;

/** One SQLite file, one index. Speaks the provider's parameters and results; holds public data only. */
final class Index
{
    private ?IndexWriter $writer = null;

    private function __construct(private readonly Database $db, private readonly IndexSettings $settings) {}

    /** @throws IndexUnavailable when the file cannot be written or is no index of this version */
    public static function open(string $file, ?IndexSettings $settings = null): self
    {
        $settings ??= new IndexSettings();

        return self::guard(static function () use ($file, $settings): self {
            $db = Database::writer($file);
            if (Schema::version($db) === 0) {
                $db->transaction(static function () use ($db, $settings): void {
                    if (Schema::version($db) === 0) {
                        Schema::create($db, $settings);
                    }
                });
            }

            return self::ofThisVersion($db, $settings);
        });
    }

    /** @throws IndexUnavailable when the file is missing, damaged or of another schema version */
    public static function openReadOnly(string $file, ?IndexSettings $settings = null): self
    {
        if (!is_file($file)) {
            throw new IndexUnavailable('The index does not exist.');
        }

        return self::guard(static fn(): self => self::ofThisVersion(Database::reader($file), $settings ?? new IndexSettings()));
    }

    /**
     * Adds records, or replaces those of the same objectID, in transactions of 1000 (spec section 9).
     * Of a text longer than a million bytes the rest is left out.
     *
     * @param iterable<array<string, mixed>> $records
     *
     * @return int how many were saved
     *
     * @throws MissingObjectIDError|IndexUnavailable
     */
    public function save(iterable $records): int
    {
        return self::guard(fn(): int => $this->writer()->save($records));
    }

    /**
     * @param list<string> $objectIDs unknown ones are passed over
     *
     * @throws IndexUnavailable
     */
    public function delete(array $objectIDs): void
    {
        self::guard(fn() => $this->writer()->delete($objectIDs));
    }

    public function count(): int
    {
        return self::guard(fn(): int => $this->db->int('SELECT count(*) FROM posts'));
    }

    /** Whether every page of the file is what SQLite wrote; reads all of it. A damaged file may open, and find nothing. */
    public function isSound(): bool
    {
        return self::guard(fn(): bool => ($this->db->rows('PRAGMA quick_check(1)')[0][0] ?? '') === 'ok');
    }

    /** How often this file was written to: a number that changes with every save and delete. */
    public function generation(): int
    {
        return self::guard(fn(): int => Schema::generation($this->db));
    }

    /** @return iterable<string> */
    public function objectIDs(): iterable
    {
        /** @var list<array{string}> $rows */
        $rows = self::guard(fn(): array => $this->db->rows('SELECT object_id FROM posts ORDER BY id'));
        foreach ($rows as [$objectID]) {
            yield $objectID;
        }
    }

    /**
     * For a file that nobody reads yet: until optimize() saves are not merged and not waited for, and mistyped words are
     * not found. A killed process loses nothing that was saved; a power cut may, and then the build starts anew.
     */
    public function beginBuild(): void
    {
        self::guard(function (): void {
            $this->writer()->beginBuild();
            Schema::mergeAt($this->db, Schema::SEGMENTS_OF_A_BUILD);
            $this->db->pdo->exec('PRAGMA synchronous=OFF');
        });
    }

    /** Ends a build: merges the full-text index into one segment, and files all words so that typos find them. */
    public function optimize(): void
    {
        self::guard(function (): void {
            $this->db->pdo->exec("INSERT INTO words (words) VALUES ('optimize'); INSERT INTO titles (titles) VALUES ('optimize')");
            $this->writer()->endBuild();
            Schema::mergeAt($this->db, Schema::SEGMENTS);
            $this->db->pdo->exec('PRAGMA synchronous=NORMAL; PRAGMA wal_checkpoint(TRUNCATE)');
        });
    }

    /**
     * Finishes what saves and deletes have left because their work is limited: words that no record has any more leave
     * the vocabulary and the pages of the file.
     *
     * @param float $seconds after which no further step begins; a step takes about 0.1 s
     *
     * @return bool whether something is left
     *
     * @throws IndexUnavailable
     */
    public function removeUnusedWords(float $seconds): bool
    {
        return self::guard(function () use ($seconds): bool {
            $isLeft = $this->writer()->removeUnusedWords($seconds);
            if (!$isLeft) {
                $this->db->truncateLog();
            }

            return $isLeft;
        });
    }

    /**
     * @param array<array-key, mixed> $params the provider's search parameters (see Params) and `truncateWords`
     *
     * @param SearchBudget|null             $budget shared by several searches of one call; without it each has one of its own
     * @param SortOrder|null              $order  null for relevance
     *
     * @return array<string, mixed> the provider's result: spec section 3, "Search result fields read"
     *
     * @throws BadRequest|IndexUnavailable
     */
    public function search(array $params, ?SearchBudget $budget = null, ?SortOrder $order = null): array
    {
        return self::guard(fn(): array => (new Search($this->db, $this->settings, $budget ?? new SearchBudget()))->run($params, $order));
    }

    /**
     * @param array<array-key, mixed> $params facetQuery, maxFacetHits (1 to 100, default 10), query and filters
     * @param SearchBudget|null             $budget as with search()
     *
     * @return array{facetHits: list<array{value: string, highlighted: string, count: int}>, exhaustiveFacetsCount: bool, processingTimeMS: int}
     *
     * @throws BadRequest|IndexUnavailable
     */
    public function searchFacetValues(string $facet, array $params, ?SearchBudget $budget = null): array
    {
        return self::guard(fn(): array => (new Search($this->db, $this->settings, $budget ?? new SearchBudget()))->facetValues($facet, $params));
    }

    private function writer(): IndexWriter
    {
        return $this->writer ??= new IndexWriter($this->db, $this->settings);
    }

    private static function ofThisVersion(Database $db, IndexSettings $settings): self
    {
        if (Schema::version($db) !== IndexSettings::SCHEMA_VERSION) {
            throw new IndexUnavailable('The index is of another version and must be built again.');
        }

        return new self($db, $settings);
    }

    /**
     * @template T
     *
     * @param callable(): T $work
     *
     * @return T
     */
    private static function guard(callable $work): mixed
    {
        try {
            return $work();
        } catch (\PDOException $error) {
            throw new IndexUnavailable('The index cannot be used: ' . $error->getMessage(), 0, $error);
        }
    }
}
