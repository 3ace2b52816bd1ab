<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Explanation\SearchExplanation;
use Stallkeeper\Search\Facet\FoundFacetValues;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Query\QueryResult;
use Stallkeeper\Search\Query\Search;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Synonyms\QueryExpansion;

/**
 * One index in one SQLite file. It takes the provider's search parameters. It contains public data only.
 */
final class Index
{
    private const MAX_LOG_BYTES = 1_048_576;

    private ?RecordBatches $batches = null;

    private ?QueryExpansion $expansion = null;

    private function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly string $file,
    ) {}

    /**
     * @param IndexSettings|null $settings null for those of the index, or for the default if it is new
     *
     * @throws IndexUnavailable when the file is not writable or is not an index of this version
     */
    public static function open(string $file, ?IndexSettings $settings = null): self
    {
        return self::guard(static function () use ($file, $settings): self {
            $db = Database::writer($file);
            if (Schema::version($db) === 0) {
                $db->transaction(static function () use ($db, $settings): void {
                    if (Schema::version($db) === 0) {
                        Schema::create($db, $settings ?? new IndexSettings());
                    }
                });
            }

            return self::ofThisVersion($db, $settings, $file);
        });
    }

    /**
     * Opens an index that must exist already. open() would make a valid index without any record of a file that was
     * truncated.
     *
     * @throws IndexUnavailable as open(), and when the file is missing or empty
     */
    public static function openExisting(string $file, ?IndexSettings $settings = null): self
    {
        return self::guard(
            static fn(): self => (int) @filesize($file) > 0
                ? self::ofThisVersion(Database::writer($file), $settings, $file)
                : throw new IndexUnavailable('The index does not exist.'),
        );
    }

    /** @throws IndexUnavailable when the file is missing, damaged or of another schema version */
    public static function openReadOnly(string $file, ?IndexSettings $settings = null): self
    {
        if (!is_file($file)) {
            throw new IndexUnavailable('The index does not exist.');
        }

        return self::guard(static fn(): self => self::ofThisVersion(Database::reader($file), $settings, $file));
    }

    /** Uses synonyms, plurals and stop words in the following searches. */
    public function expandQueries(?QueryExpansion $expansion): self
    {
        $this->expansion = $expansion;

        return $this;
    }

    /**
     * Adds records, or replaces records with the same objectID, in transactions of 1000. Text after the first million
     * bytes of a field is dropped.
     *
     * @param iterable<array<string, mixed>> $records
     *
     * @return int number of saved records
     *
     * @throws MissingObjectIDError|IndexUnavailable
     */
    public function save(iterable $records): int
    {
        return self::guard(fn(): int => $this->batches()->save($records));
    }

    /**
     * @param list<string> $objectIDs unknown IDs are ignored
     *
     * @throws IndexUnavailable
     */
    public function delete(array $objectIDs): void
    {
        self::guard(fn() => $this->batches()->delete($objectIDs));
    }

    /**
     * Replaces the pinned and hidden records of all queries.
     *
     * @param array<array-key, QueryRule> $rules query => rule; see QueryRules for the limits
     *
     * @throws IndexUnavailable
     */
    public function setQueryRules(array $rules): void
    {
        self::guard(function () use ($rules): void {
            $this->db->transaction(function () use ($rules): void {
                (new QueryRules($this->db))->replace($rules);
                Schema::nextGeneration($this->db);
            });
        });
    }

    public function count(): int
    {
        return self::guard(fn(): int => $this->db->int('SELECT posts FROM totals'));
    }

    /** Checks the whole file for damage. SQLite may open a damaged file without an error and find nothing in it. */
    public function isSound(): bool
    {
        return self::guard(fn(): bool => ($this->db->rows('PRAGMA quick_check(1)')[0][0] ?? '') === 'ok');
    }

    /** A number that changes with every save and delete. It serves as a cache key. */
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
     * Starts a build of a file that is not in use yet.
     *
     * Until optimize(), saves do not wait for the disk, and searches find neither the newest posts nor mistyped words.
     * Saved records survive a killed process, but not necessarily a power failure. After a power failure the build must
     * start from the beginning.
     */
    public function beginBuild(): void
    {
        self::guard(function (): void {
            $this->batches()->beginBuild();
            $this->db->pdo->exec('PRAGMA synchronous=OFF');
        });
    }

    /**
     * Ends a build: writes the remaining posting lists and adds all words to the vocabulary for typo tolerance.
     */
    public function optimize(): void
    {
        self::guard(function (): void {
            $this->batches()->endBuild();
            $this->db->pdo->exec('PRAGMA synchronous=NORMAL; PRAGMA wal_checkpoint(TRUNCATE)');
        });
    }

    /**
     * Removes words that no record contains any more from the vocabulary and from the pages of the file. Saves and
     * deletes leave a part of this work because their time is limited.
     *
     * @param float $seconds no new step starts after this time; a step takes about 0.1 s
     *
     * @return bool whether work is left
     *
     * @throws IndexUnavailable
     */
    public function removeUnusedWords(float $seconds): bool
    {
        return self::guard(function () use ($seconds): bool {
            $isLeft = $this->batches()->removeUnusedWords($seconds);
            if (!$isLeft) {
                $this->db->truncateLog();
            }

            return $isLeft;
        });
    }

    /**
     * Copies a large write-ahead log into the file and truncates it, unless another process reads from it. Call it
     * after many saves.
     *
     * @throws IndexUnavailable
     */
    public function shrinkLog(): void
    {
        self::guard(function (): void {
            if ((int) @filesize($this->file . '-wal') > self::MAX_LOG_BYTES) {
                $this->db->truncateLog();
            }
        });
    }

    /**
     * @param SearchBudget|null $budget shared by all searches of one call; null for a new budget
     * @param SortOrder|null    $order  null for relevance
     *
     * @throws SearchException|IndexUnavailable
     */
    public function search(
        SearchParameters $params,
        ?SearchBudget $budget = null,
        ?SortOrder $order = null,
    ): QueryResult {
        return self::guard(fn(): QueryResult => $this->newSearch($budget)->run($params, $order));
    }

    /**
     * Explains why the hits of search() are where they are.
     *
     * @throws SearchException|IndexUnavailable
     */
    public function explain(SearchParameters $params): SearchExplanation
    {
        return self::guard(fn(): SearchExplanation => $this->newSearch(null)->explain($params));
    }

    /**
     * @param SearchParameters  $params facetQuery, maxFacetHits, query and filters are used
     * @param SearchBudget|null $budget as with search()
     *
     * @throws SearchException|IndexUnavailable
     */
    public function searchFacetValues(
        string $facet,
        SearchParameters $params,
        ?SearchBudget $budget = null,
    ): FoundFacetValues {
        return self::guard(fn(): FoundFacetValues => $this->newSearch($budget)->facetValues($facet, $params));
    }

    /**
     * Finds the objectIDs of all matches.
     *
     * @param int               $limit  maximum number of IDs
     * @param SearchBudget|null $budget as for search()
     *
     * @return list<string> objectIDs of the matches, see Search::objectIDs()
     *
     * @throws SearchException|IndexUnavailable
     */
    public function searchObjectIDs(SearchParameters $params, int $limit, ?SearchBudget $budget = null): array
    {
        return self::guard(fn(): array => $this->newSearch($budget)->objectIDs($params, $limit));
    }

    private function newSearch(?SearchBudget $budget): Search
    {
        return new Search($this->db, $this->settings, $budget ?? new SearchBudget(), $this->expansion);
    }

    private function batches(): RecordBatches
    {
        return $this->batches ??= new RecordBatches($this->db, $this->settings);
    }

    private static function ofThisVersion(Database $db, ?IndexSettings $settings, string $file): self
    {
        if (Schema::version($db) !== IndexSettings::SCHEMA_VERSION) {
            throw new IndexUnavailable('The index is of another version and must be built again.');
        }

        return new self($db, $settings ?? Schema::settings($db), $file);
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
