<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Log;

/** Discards all errors. */
final class NullLog implements Log
{
    public function error(string $situation, \Throwable $error): void {}
}
