<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Log;

/**
 * Writes the first error to PHP's error log. Use one object per request, so that a request writes at most one line.
 *
 * The line contains the class, the SQLite result code and the position of the error, but not its message: messages of
 * SQLite and PHP can quote the words of a search.
 */
final class ErrorLog implements Log
{
    private bool $isWritten = false;

    public function error(string $situation, \Throwable $error): void
    {
        if ($this->isWritten) {
            return;
        }
        $this->isWritten = true;
        $cause = $error->getPrevious() ?? $error;
        $code = $cause instanceof \PDOException ? $cause->errorInfo[1] ?? null : null;
        error_log(sprintf(
            'Stallkeeper search: %s: %s%s in %s:%d',
            $situation,
            $cause::class,
            is_int($code) ? " (SQLite error $code)" : '',
            basename($cause->getFile()),
            $cause->getLine(),
        ));
    }
}
