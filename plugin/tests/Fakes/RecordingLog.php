<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

use Stallkeeper\Search\Log\Log;
use Throwable;

/** Keeps the errors that the plugin handles. */
final class RecordingLog implements Log
{
    /** @var list<array{string, class-string<Throwable>}> situations and classes of errors */
    public array $errors = [];

    public function error(string $situation, Throwable $error): void
    {
        $this->errors[] = [$situation, $error::class];
    }
}
