<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use PDOException;
use Stallkeeper\Search\Index\IndexUnavailable;

/** Tells a file that only a rebuild can mend from a moment in which the host could not. */
final class IndexFailure
{
    /** SQLite's result codes PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL and CANTOPEN: the file itself may be sound. */
    private const OF_THE_HOST = [3, 5, 6, 7, 8, 10, 13, 14];

    public static function isBeyondRepair(IndexUnavailable $error): bool
    {
        $cause = $error->getPrevious();

        // Without a cause it is missing or of another version.
        return !$cause instanceof PDOException || !in_array($cause->errorInfo[1] ?? 0, self::OF_THE_HOST, true);
    }
}
