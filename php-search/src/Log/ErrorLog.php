<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Log;

/**
 * Writes errors to PHP's error log, one line per situation. Use one object per request, so that a broken file does not
 * fill the log of a busy site.
 *
 * The line contains the class, the SQLite result code and the position of the error, but not its message: messages of
 * SQLite and PHP can quote the words of a search.
 */
final class ErrorLog implements Log
{
    /** @var array<string, true> situations that have a line */
    private array $written = [];

    public function error(string $situation, \Throwable $error): void
    {
        if (isset($this->written[$situation])) {
            return;
        }
        $this->written[$situation] = true;
        $cause = $error->getPrevious() ?? $error;
        $code = $cause instanceof \PDOException ? $cause->errorInfo[1] ?? null : null;
        error_log(
            sprintf(
                'Stallkeeper search: %s: %s%s in %s:%d',
                $situation,
                $cause::class,
                is_int($code) ? " (SQLite error $code)" : '',
                basename($cause->getFile()),
                $cause->getLine(),
            ),
        );
    }
}
