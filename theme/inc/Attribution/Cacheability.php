<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

/** Whether a page cache may keep the answer to this request and give it to others: then nothing in it may be one visitor's. */
final class Cacheability
{
    private const SHARED = '/^(?:cache-control|cdn-cache-control|surrogate-control|x-litespeed-cache-control):.*(?:public|s-maxage|max-age=[1-9])/i';
    private const PRIVATE = '/^cache-control:.*(?:private|no-store|no-cache)/i';

    public static function mayBeStored(): bool
    {
        /**
         * Whether a page cache in front of this site may keep this answer.
         *
         * @param bool $mayBeStored what headers, constants and the visitor's session say
         */
        return (bool) apply_filters('stallkeeper_source_is_cacheable', self::guess());
    }

    private static function guess(): bool
    {
        if (!in_array($_SERVER['REQUEST_METHOD'] ?? 'GET', ['GET', 'HEAD'], true)) {
            return false;
        }
        if ((defined('DONOTCACHEPAGE') && DONOTCACHEPAGE) || is_user_logged_in()) {
            return false;
        }
        $headers = headers_list();
        if (preg_grep(self::SHARED, $headers) !== []) {
            return true;
        }
        // A page cache of WordPress says so by this constant; what it leaves out it marks by the one above.
        return defined('WP_CACHE') && WP_CACHE && preg_grep(self::PRIVATE, $headers) === [];
    }

    /** The answer is one visitor's from here on: caches on the way must not keep it. Going back stays instant. */
    public static function markPrivate(): void
    {
        if (!headers_sent() && preg_grep('/^cache-control:/i', headers_list()) === []) {
            header('Cache-Control: private, no-cache');
        }
    }
}
