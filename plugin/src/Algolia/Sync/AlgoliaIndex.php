<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;
use Algolia\AlgoliaSearch\Exceptions\NotFoundException;
use Closure;
use RuntimeException;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Http\Backoff;

/** Writes one index at the hosted provider. Each method is one API request, or one per 1000 records. */
final class AlgoliaIndex
{
    /** Records per batch, and per page when browsing. */
    private const BATCH = 1000;

    /** Far below the maximum length of a filter at the provider. */
    private const POSTS_IN_FILTER = 100;

    /** HTTP status of a request whose content is invalid. */
    private const BAD_REQUEST = 400;
    private const MAX_REFUSED = 20;

    /** Number of checks, about a minute and a half. After that the provider is too busy to continue now. */
    private const MAX_TRIES = 100;

    /** Latest task that wait() has not waited for. The provider processes tasks in order. */
    private ?int $task = null;

    /** @param Closure(int): void $sleep receives milliseconds */
    public function __construct(
        private readonly SearchClient $client,
        public readonly string $name,
        private readonly Closure $sleep,
    ) {}

    /**
     * @param list<array<array-key, mixed>> $records records with objectIDs; existing records are replaced
     *
     * @return list<string> objectIDs of rejected records, for example because they are too long
     *
     * @throws BadRequestException if the provider rejects too many records
     */
    public function save(array $records): array
    {
        $refused = [];
        $open = array_chunk($records, self::BATCH);
        while (($some = array_shift($open)) !== null) {
            try {
                $this->batch(
                    array_map(static fn(array $record): array => ['action' => 'addObject', 'body' => $record], $some),
                );
            } catch (BadRequestException $error) {
                // One invalid record makes the provider reject the whole batch. Halve the batch to find it.
                if ($error->getCode() !== self::BAD_REQUEST || count($refused) >= self::MAX_REFUSED) {
                    throw $error;
                }
                if (count($some) > 1) {
                    array_unshift($open, ...array_chunk($some, max(1, intdiv(count($some) + 1, 2))));
                } else {
                    $refused[] = Input::fromArray($some[0])->text('objectID');
                }
            }
        }

        return $refused;
    }

    /**
     * Deletes records of posts that a new version no longer has. Only the provider knows how many records each post
     * had.
     *
     * @param int       $from  number of the first record to delete, counted from 0
     * @param list<int> $posts any number of post ids
     */
    public function deletePartsFrom(int $from, array $posts): void
    {
        foreach (array_chunk($posts, self::POSTS_IN_FILTER) as $some) {
            $filters = [
                array_map(static fn(int $post): string => "post_id=$post", $some),
                ...$from > 0 ? ["record_index>=$from"] : [],
            ];
            $this->remember($this->client->deleteBy($this->name, ['numericFilters' => $filters]));
        }
    }

    /** @param list<string> $objectIDs ids that do not exist are ignored */
    public function delete(array $objectIDs): void
    {
        $this->batch(
            array_map(
                static fn(string $id): array => ['action' => 'deleteObject', 'body' => ['objectID' => $id]],
                $objectIDs,
            ),
        );
    }

    public function clear(): void
    {
        $this->remember($this->client->clearObjects($this->name));
    }

    /** @param array<string, mixed> $settings the provider's settings; settings that are not included do not change */
    public function setSettings(array $settings): void
    {
        $this->remember($this->client->setSettings($this->name, $settings));
    }

    /** @param list<array<string, mixed>> $synonyms all synonyms of the index and its replicas; others are deleted */
    public function replaceSynonyms(array $synonyms): void
    {
        if ($synonyms === []) {
            $this->remember($this->client->clearSynonyms($this->name, true));
        }
        foreach (array_chunk($synonyms, self::BATCH) as $i => $some) {
            $this->remember($this->client->saveSynonyms($this->name, $some, true, $i === 0));
        }
    }

    /**
     * @param list<array<string, mixed>> $rules rules of the provider's API; rules with the same objectID are replaced
     * @param list<string>               $gone  objectIDs of rules to delete
     */
    public function setRules(array $rules, array $gone): void
    {
        foreach (array_chunk($rules, self::BATCH) as $some) {
            $this->remember($this->client->saveRules($this->name, $some, true));
        }
        foreach ($gone as $objectID) {
            $this->remember($this->client->deleteRule($this->name, $objectID, true));
        }
    }

    /**
     * Moves this index to another name in one step and replaces the index there. If this index does not exist, an
     * earlier request has moved it and its response was lost.
     */
    public function moveTo(string $name): void
    {
        try {
            $this->remember(
                $this->client->operationIndex($this->name, ['operation' => 'move', 'destination' => $name]),
            );
        } catch (NotFoundException) {
            $this->task = null;
        }
    }

    /** @return iterable<string> objectIDs of all records */
    public function objectIDs(): iterable
    {
        $cursor = null;
        do {
            $page = Input::fromArray(
                $this->client->browse(
                    $this->name,
                    ['attributesToRetrieve' => ['objectID'], 'hitsPerPage' => self::BATCH] +
                        ($cursor === null ? [] : ['cursor' => $cursor]),
                ),
            );
            foreach ($page->list('hits') as $hit) {
                $id = Input::fromArray($hit)->textOrNull('objectID');
                if ($id !== null) {
                    yield $id;
                }
            }
            $cursor = $page->text('cursor') ?: null;
        } while ($cursor !== null);
    }

    /**
     * Waits until searches find everything that was written.
     *
     * @throws RuntimeException if the provider takes too long
     */
    public function wait(): void
    {
        for ($try = 1; $this->task !== null; $try++) {
            $response = self::array($this->client->getTask($this->name, $this->task));
            if (($response['status'] ?? '') === 'published') {
                $this->task = null;
                return;
            }
            if ($try >= self::MAX_TRIES) {
                throw new RuntimeException('The provider takes too long.');
            }
            ($this->sleep)(Backoff::milliseconds($try));
        }
    }

    /** @param list<array<string, mixed>> $operations */
    private function batch(array $operations): void
    {
        foreach (array_chunk($operations, self::BATCH) as $chunk) {
            $this->remember($this->client->batch($this->name, ['requests' => $chunk]));
        }
    }

    private function remember(mixed $response): void
    {
        $task = self::array($response)['taskID'] ?? null;
        $this->task = is_numeric($task) ? (int) $task : null;
    }

    /** @return array<array-key, mixed> */
    private static function array(mixed $response): array
    {
        return is_array($response) ? $response : [];
    }
}
