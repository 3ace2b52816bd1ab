<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/** How long to wait before asking again whether a task of the provider is done (spec section 9): 100 ms more each time, up to 1 s. */
final class Backoff
{
    private const STEP_MS = 100;
    private const MOST_MS = 1000;

    /** @param int $try counted from 1 */
    public static function milliseconds(int $try): int
    {
        return min(self::MOST_MS, self::STEP_MS * max(1, $try));
    }
}
