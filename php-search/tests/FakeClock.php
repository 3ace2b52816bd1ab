<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests;

use Stallkeeper\Search\Limits\Clock;

/** A clock with a fixed time that tests set, or that advances with each reading. */
final class FakeClock extends Clock
{
    public int $reads = 0;

    public int $processorReads = 0;

    public function __construct(
        public float $now = 0.0,
        public float $processor = 0.0,
        private readonly float $perRead = 0.0,
    ) {}

    public function now(): float
    {
        $this->reads++;

        return $this->now += $this->perRead;
    }

    public function processor(): float
    {
        $this->processorReads++;

        return $this->processor;
    }
}
