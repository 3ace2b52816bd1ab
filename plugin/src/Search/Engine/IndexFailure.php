<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use PDOException;
use Stallkeeper\Search\Index\IndexUnavailable;

/** Distinguishes a damaged index, which needs a rebuild, from a temporary error of the host. */
final class IndexFailure
{
    /** SQLite's result codes PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL and CANTOPEN: the file may be intact. */
    private const OF_THE_HOST = [3, 5, 6, 7, 8, 10, 13, 14];

    public static function isBeyondRepair(IndexUnavailable $error): bool
    {
        $cause = $error->getPrevious();

        // Without a cause the index is missing or has another version.
        return !($cause instanceof PDOException) || !in_array($cause->errorInfo[1] ?? 0, self::OF_THE_HOST, true);
    }
}
