<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Log;

/** Receives errors that the engine handles itself. Implementations must not throw. */
interface Log
{
    /** @param string $situation what failed, without data of the visitor */
    public function error(string $situation, \Throwable $error): void;
}
