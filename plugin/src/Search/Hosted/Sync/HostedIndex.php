<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Exceptions\BadRequestException;
use Algolia\AlgoliaSearch\Exceptions\NotFoundException;
use Closure;
use RuntimeException;
use Stallkeeper\Search\Http\Backoff;

/** One index at the hosted provider, as far as it is written: each method is one call of its API, or several of 1000 records. */
final class HostedIndex
{
    /** Spec section 9: batches of 1000, and 1000 records a page when browsing. */
    private const BATCH = 1000;

    /** Far below the length at which the provider refuses a filter. */
    private const POSTS_IN_FILTER = 100;

    /** Something is wrong with what was sent, and with nothing else. */
    private const BAD_REQUEST = 400;
    private const MOST_REFUSED = 20;

    /** About a minute and a half of asking; then the provider is too busy to go on now. */
    private const MOST_TRIES = 100;

    /** The latest task that is not waited for yet; the provider works them off in their order. */
    private ?int $task = null;

    /** @param Closure(int): void $sleep waits so many milliseconds */
    public function __construct(private readonly SearchClient $client, public readonly string $name, private readonly Closure $sleep) {}

    /**
     * @param list<array<array-key, mixed>> $records with objectIDs; one that is there is replaced
     *
     * @return list<string> objectIDs of those that the provider refuses, e.g. because they are too long
     *
     * @throws RuntimeException when those are so many that it is not the records' fault
     */
    public function save(array $records): array
    {
        $refused = [];
        $open = array_chunk($records, self::BATCH);
        while (($some = array_shift($open)) !== null) {
            try {
                $this->batch(array_map(static fn(array $record): array => ['action' => 'addObject', 'body' => $record], $some));
            } catch (BadRequestException $error) {
                // One bad record has its whole batch refused. Which one is known by halves.
                if ($error->getCode() !== self::BAD_REQUEST || count($refused) >= self::MOST_REFUSED) {
                    throw $error;
                }
                if (count($some) > 1) {
                    array_unshift($open, ...array_chunk($some, max(1, intdiv(count($some) + 1, 2))));
                } else {
                    $refused[] = is_string($some[0]['objectID'] ?? null) ? $some[0]['objectID'] : '';
                }
            }
        }

        return $refused;
    }

    /**
     * Deletes what no record of a post replaces: nobody knows better than the provider how many parts it has of each.
     *
     * @param int       $from  parts from this number on, counted from 0
     * @param list<int> $posts of any number
     */
    public function deletePartsFrom(int $from, array $posts): void
    {
        foreach (array_chunk($posts, self::POSTS_IN_FILTER) as $some) {
            $filters = [array_map(static fn(int $post): string => "post_id=$post", $some), ...($from > 0 ? ["record_index>=$from"] : [])];
            $this->remember($this->client->deleteBy($this->name, ['numericFilters' => $filters]));
        }
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
