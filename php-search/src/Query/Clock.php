<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** The time that a search takes. Tests replace it. */
class Clock
{
    /** Milliseconds on a clock that never goes back; only differences mean something. */
    public function now(): float
    {
        return hrtime(true) / 1e6;
    }

    /** Milliseconds of processor time that this process has used; the time on the clock where the system does not say. */
    public function processor(): float
    {
        /** @var array<string, int>|false $usage */
        $usage = getrusage();

        return $usage === false
            ? $this->now()
            : ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1e3 + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e3;
    }
}
