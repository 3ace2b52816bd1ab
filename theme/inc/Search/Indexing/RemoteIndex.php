<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search\Indexing;

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\NotFoundException;
use Closure;
use RuntimeException;
use Stallkeeper\Search\Backoff;

/** One index at the hosted provider, as far as it is written: each method is one call of its API, or several of 1000 records. */
final class RemoteIndex
{
    /** Spec section 9: batches of 1000, and 1000 records a page when browsing. */
    private const BATCH = 1000;

    /** About a minute and a half of asking; then the provider is too busy to go on now. */
    private const MOST_TRIES = 100;

    /** The latest task that is not waited for yet; the provider works them off in their order. */
    private ?int $task = null;

    /** @param Closure(int): void $sleep waits so many milliseconds */
    public function __construct(private readonly SearchClient $client, public readonly string $name, private readonly Closure $sleep) {}

    /** @param list<array<array-key, mixed>> $records with objectIDs; one that is there is replaced */
    public function save(array $records): void
    {
        $this->batch(array_map(static fn(array $record): array => ['action' => 'addObject', 'body' => $record], $records));
    }

    /** @param list<string> $objectIDs unknown ones are passed over */
    public function delete(array $objectIDs): void
    {
        $this->batch(array_map(static fn(string $id): array => ['action' => 'deleteObject', 'body' => ['objectID' => $id]], $objectIDs));
    }

    public function clear(): void
    {
        $this->remember($this->client->clearObjects($this->name));
    }

    /** @param array<string, mixed> $settings in the provider's names; what is not named stays as it is */
    public function setSettings(array $settings): void
    {
        $this->remember($this->client->setSettings($this->name, $settings));
    }

    /**
     * Takes the place of another index in one step; this name is free then. Where it is free already, an earlier call did
     * it whose answer was lost: nothing is moved a second time.
     */
    public function moveTo(string $name): void
    {
        try {
            $this->remember($this->client->operationIndex($this->name, ['operation' => 'move', 'destination' => $name]));
        } catch (NotFoundException) {
            $this->task = null;
        }
    }

    /** @return iterable<string> of all records */
    public function objectIDs(): iterable
    {
        $cursor = null;
        do {
            $page = self::array($this->client->browse($this->name, ['attributesToRetrieve' => ['objectID'], 'hitsPerPage' => self::BATCH] + ($cursor === null ? [] : ['cursor' => $cursor])));
            foreach (is_array($page['hits'] ?? null) ? $page['hits'] : [] as $hit) {
                if (is_array($hit) && is_string($hit['objectID'] ?? null)) {
                    yield $hit['objectID'];
                }
            }
            $cursor = is_string($page['cursor'] ?? null) && $page['cursor'] !== '' ? $page['cursor'] : null;
        } while ($cursor !== null);
    }

    /**
     * Until all that was written can be found.
     *
     * @throws RuntimeException when the provider takes too long
     */
    public function wait(): void
    {
        for ($try = 1; $this->task !== null; $try++) {
            $answer = self::array($this->client->getTask($this->name, $this->task));
            if (($answer['status'] ?? '') === 'published') {
                $this->task = null;
                return;
            }
            if ($try >= self::MOST_TRIES) {
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

    private function remember(mixed $answer): void
    {
        $task = self::array($answer)['taskID'] ?? null;
        $this->task = is_numeric($task) ? (int) $task : null;
    }

    /** @return array<array-key, mixed> */
    private static function array(mixed $answer): array
    {
        return is_array($answer) ? $answer : [];
    }
}
