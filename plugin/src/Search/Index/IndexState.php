<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Tools\Search\Content\RecordFingerprint;

/** How far the index is: what it was built for, a rebuild on its way, posts that would not be indexed. One autoloaded option. */
final class IndexState
{
    public const OPTION = 'stallkeeper_search_index';

    /** @param array<int, int> $failures post id => how often it could not be indexed */
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

    /** What another process stored a moment ago, too. */
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

    /** The index must be built again; somebody's next request begins with it. */
    public static function markStale(): void
    {
        $state = self::fresh();
        if ($state->fingerprint !== '' || $state->buildingFor !== '') {
            // What is being built may lack the very change that nobody could write down.
            $state->fingerprint = $state->buildingFor = '';
            $state->save();
        }
    }

    /** There is no index where one should be: its files were deleted, or left behind in a move. */
    public static function markLost(): void
    {
        if (self::read()->fingerprint !== '') {
            self::markStale();
        }
    }

    /** Nothing is tried again for a while: a full disk must not slow down every page. */
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
