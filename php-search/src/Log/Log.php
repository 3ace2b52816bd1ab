<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Log;

/**
 * Receives errors that the engine handles itself. Implementations must not throw.
 *
 * The engine uses no library, so this is not `Psr\Log\LoggerInterface`. A shop with a PSR-3 logger needs a small
 * adapter.
 */
interface Log
{
    /** @param string $situation what failed, without data of the visitor */
    public function error(string $situation, \Throwable $error): void;
}
