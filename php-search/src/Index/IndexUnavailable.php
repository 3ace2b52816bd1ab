<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use PDOException;

/** Thrown when the index file is missing, damaged, locked for too long or of another schema version. */
final class IndexUnavailable extends \RuntimeException
{
    /** SQLite's result codes PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL and CANTOPEN: the file may be intact. */
    private const OF_THE_HOST = [3, 5, 6, 7, 8, 10, 13, 14];

    /** Whether the index needs a rebuild. Otherwise this is a temporary error of the host. */
    public function isBeyondRepair(): bool
    {
        $cause = $this->getPrevious();

        // Without a cause the index is missing or has another version.
        return !($cause instanceof PDOException) || !in_array($cause->errorInfo[1] ?? 0, self::OF_THE_HOST, true);
    }
}
