<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Tools\Search\Content\RecordFingerprint;

/** State of the index: the settings it was built for, a running rebuild, and posts that failed. One autoloaded option. */
final class IndexState
{
    public const OPTION = 'stallkeeper_search_index';

    /** @param array<int, int> $failures number of failed attempts by post id */
    private function __construct(
        public string $fingerprint,
        public string $buildingFile,
        public string $buildingFor,
        public int $buildingAfter,
        public array $failures,
        public int $pausedUntil,
    ) {}

    public static function read(): self
    {
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];
        $text = static fn(string $name): string => is_string($stored[$name] ?? null) ? $stored[$name] : '';
        $int = static fn(string $name): int => is_int($stored[$name] ?? null) ? $stored[$name] : 0;
        $failures = [];
        foreach (is_array($stored['failures'] ?? null) ? $stored['failures'] : [] as $id => $times) {
            $failures[(int) $id] = is_int($times) ? $times : 0;
        }

        return new self($text('fingerprint'), $text('buildingFile'), $text('buildingFor'), $int('buildingAfter'), $failures, $int('pausedUntil'));
    }

    /** Reads the option without the cache, so that it contains what another process has just stored. */
    public static function fresh(): self
    {
        wp_cache_delete('alloptions', 'options');
        wp_cache_delete(self::OPTION, 'options');

        return self::read();
    }

    public function save(): void
    {
        update_option(self::OPTION, get_object_vars($this), true);
    }

    /** Marks the index as out of date. The next request starts a rebuild. */
    public static function markStale(): void
    {
        $state = self::fresh();
        if ($state->fingerprint !== '' || $state->buildingFor !== '') {
            // A running rebuild may lack the change that could not be queued, so it starts again.
            $state->fingerprint = $state->buildingFor = '';
            $state->save();
        }
    }

    /** Marks the index for a rebuild if its files are missing, for example because they were deleted or not moved. */
    public static function markLost(): void
    {
        if (self::read()->fingerprint !== '') {
            self::markStale();
        }
    }

    /** Stops all work for a while, so that an error such as a full disk does not slow down every page. */
    public function pause(int $seconds): void
    {
        $this->pausedUntil = time() + $seconds;
        $this->save();
    }

    public function isStale(): bool
    {
        return $this->fingerprint !== RecordFingerprint::current();
    }

    public function isBuilding(): bool
    {
        return $this->buildingFile !== '';
    }

    public function isPaused(): bool
    {
        return $this->pausedUntil > time();
    }
}
