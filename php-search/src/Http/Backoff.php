<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/** Delay between two checks whether a provider task has finished: 100 ms more per attempt, up to 1 s. */
final class Backoff
{
    private const STEP_MS = 100;
    private const MAX_MS = 1000;

    /** @param int $try attempt number, starting at 1 */
    public static function milliseconds(int $try): int
    {
        return min(self::MAX_MS, self::STEP_MS * max(1, $try));
    }
}
