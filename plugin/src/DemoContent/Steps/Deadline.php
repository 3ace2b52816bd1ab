<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

/** The time that one request may use. The next request continues. */
final class Deadline
{
    private function __construct(private readonly int $end) {}

    public static function inSeconds(int $seconds): self
    {
        // Not microtime(), because the clock may be set while this request works.
        return new self(hrtime(true) + $seconds * 1_000_000_000);
    }

    public function isOver(): bool
    {
        return hrtime(true) >= $this->end;
    }
}
