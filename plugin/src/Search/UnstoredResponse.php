<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

/** A response that no cache may store, because the next search may have another one. */
final class UnstoredResponse
{
    /** Tells caches and page cache plugins. */
    public static function sendHeaders(): void
    {
        if (!defined('DONOTCACHEPAGE')) {
            define('DONOTCACHEPAGE', true);
        }
        if (headers_sent()) {
            return;
        }
        nocache_headers();
        // WordPress before 6.8 adds no-store only for signed-in users.
        header('Cache-Control: no-store, no-cache, must-revalidate, max-age=0, private');
    }
}
