<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Capture;

use Stallkeeper\Render\Http\CacheHeaders;

/**
 * Whether the site wants shared caches to store this response. Then order sources leave it alone: nothing in it is about
 * the visitor, and it sets no cookie. Any other response may be made private instead.
 */
final class Cacheability
{
    public static function mayBeStored(): bool
    {
        /**
         * Whether a page cache in front of this site may keep this answer.
         *
         * @param bool $mayBeStored what headers and constants say
         */
        return (bool) apply_filters('stallkeeper_source_is_cacheable', self::guess());
    }

    private static function guess(): bool
    {
        if (CacheHeaders::isPrivate() || (defined('DONOTCACHEPAGE') && DONOTCACHEPAGE) || is_user_logged_in()) {
            return false;
        }
        // A page cache of WordPress says by this constant that it is there; what it leaves out has the constant above.
        return CacheHeaders::isShared() || (defined('WP_CACHE') && WP_CACHE);
    }
}
