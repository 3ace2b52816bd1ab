<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Render\Http\Input;

/** State of the index: the settings it was built for, a running rebuild, and posts that failed. */
final class IndexState
{
    /** Errors after which a post is left out. */
    public const MAX_ATTEMPTS = 3;

    private const PAUSE_SECONDS = 60;
    private const MAX_PAUSE_SECONDS = 3600;

    /** @param array<int, int> $failures number of failed attempts by post id */
    private function __construct(
        public string $fingerprint,
        public string $buildingFile,
        public string $buildingFor,
        public int $buildingAfter,
        public array $failures,
        public int $pausedUntil,
        public int $failedRebuilds,
    ) {}

    /** @param mixed $stored result of toArray(), from the database; other values are the state of a new site */
    public static function fromArray(mixed $stored): self
    {
        $input = Input::fromArray($stored);
        $failures = [];
        foreach ($input->at('failures')->all() as $id => $times) {
            $failures[(int) $id] = is_int($times) ? $times : 0;
        }

        return new self(
            $input->text('fingerprint'),
            $input->text('buildingFile'),
            $input->text('buildingFor'),
            $input->number('buildingAfter'),
            $failures,
            $input->number('pausedUntil'),
            $input->number('failedRebuilds'),
        );
    }

    /** @return array<array-key, mixed> */
    public function toArray(): array
    {
        return get_object_vars($this);
    }

    /** @return list<int> posts whose last attempt failed and that are tried again */
    public function retried(): array
    {
        return array_keys(array_filter($this->failures, static fn(int $times): bool => $times < self::MAX_ATTEMPTS));
    }

    /** @return list<int> posts that are left out until they change, or until the hourly comparison tries them again */
    public function leftOut(): array
    {
        return array_values(array_diff(array_keys($this->failures), $this->retried()));
    }

    public function isBuilding(): bool
    {
        return $this->buildingFile !== '';
    }

    /**
     * @return int seconds until the next attempt of a rebuild, longer after each failure: it may fill the disk each
     *     time
     */
    public function waitAfterFailure(): int
    {
        return min(self::MAX_PAUSE_SECONDS, self::PAUSE_SECONDS * 2 ** min(10, max(0, $this->failedRebuilds - 1)));
    }

    public function isPaused(): bool
    {
        // The clock may have been set back.
        return $this->pausedUntil > time() && $this->pausedUntil <= time() + self::MAX_PAUSE_SECONDS;
    }
}
