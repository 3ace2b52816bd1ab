<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Limits;

/** Measures the duration of a search. Tests replace it. */
class Clock
{
    /** Milliseconds of a monotonic clock; only differences are meaningful. */
    public function now(): float
    {
        return hrtime(true) / 1e6;
    }

    /** Milliseconds of CPU time that this process has used; elapsed time where getrusage() is not available. */
    public function processor(): float
    {
        /** @var array<string, int>|false $usage */
        $usage = getrusage();

        return $usage === false
            ? $this->now()
            : ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1e3 +
                    ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e3;
    }
}
