<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

/** State of the index: the settings it was built for, a running rebuild, and posts that failed. */
final class IndexState
{
    /** @param array<int, int> $failures number of failed attempts by post id */
    private function __construct(
        public string $fingerprint,
        public string $buildingFile,
        public string $buildingFor,
        public int $buildingAfter,
        public array $failures,
        public int $pausedUntil,
    ) {}

    /** @param mixed $stored result of toArray(), from the database; other values are the state of a new site */
    public static function of(mixed $stored): self
    {
        $stored = is_array($stored) ? $stored : [];
        $text = static fn(string $name): string => is_string($stored[$name] ?? null) ? $stored[$name] : '';
        $int = static fn(string $name): int => is_int($stored[$name] ?? null) ? $stored[$name] : 0;
        $failures = [];
        foreach (is_array($stored['failures'] ?? null) ? $stored['failures'] : [] as $id => $times) {
            $failures[(int) $id] = is_int($times) ? $times : 0;
        }

        return new self($text('fingerprint'), $text('buildingFile'), $text('buildingFor'), $int('buildingAfter'), $failures, $int('pausedUntil'));
    }

    /** @return array<array-key, mixed> */
    public function toArray(): array
    {
        return get_object_vars($this);
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
