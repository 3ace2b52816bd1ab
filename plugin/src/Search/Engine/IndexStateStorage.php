<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Tools\Search\Records\RecordFingerprint;

/** Stores the state of the index in one autoloaded option. */
final class IndexStateStorage
{
    public const OPTION = 'stallkeeper_search_index';

    /** Autoloaded option: the first date at which a sale starts or ends that is not queued yet. */
    public const SALE_DATE = 'stallkeeper_search_sale_date';

    public function __construct(private readonly RecordFingerprint $fingerprint) {}

    public function read(): IndexState
    {
        return IndexState::fromArray(get_option(self::OPTION));
    }

    /** Reads the option without the cache, so that it contains what another process has just stored. */
    public function fresh(): IndexState
    {
        wp_cache_delete('alloptions', 'options');
        wp_cache_delete(self::OPTION, 'options');

        return $this->read();
    }

    public function save(IndexState $state): void
    {
        update_option(self::OPTION, $state->toArray(), true);
    }

    /** Whether the index was built for other settings than the current ones. */
    public function isStale(IndexState $state): bool
    {
        return $state->fingerprint !== $this->fingerprint->current();
    }

    /** Marks the index as out of date. The next request starts a rebuild. */
    public function markStale(): void
    {
        $state = $this->fresh();
        if ($state->fingerprint !== '' || $state->buildingFor !== '') {
            // A running rebuild may lack the change that could not be queued, so it starts again.
            $state->fingerprint = $state->buildingFor = '';
            $this->save($state);
        }
    }

    /** Marks the index for a rebuild if its files are missing, for example because they were deleted or not moved. */
    public function markLost(): void
    {
        if ($this->read()->fingerprint !== '') {
            $this->markStale();
        }
    }

    /** Stops all work for a while, so that an error such as a full disk does not slow down every page. */
    public function pause(IndexState $state, int $seconds): void
    {
        $state->pausedUntil = time() + $seconds;
        $this->save($state);
    }
}
