<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Render\Http\RequestInput;

/**
 * Decides whether shared caches may store this response. If they may, order attribution adds nothing about the visitor
 * and sets no cookie. It may make any other response private.
 */
final class Cacheability
{
    /** Set to "1" by a web server that may store this response, see docs/caching.md. */
    private const SERVER_VARIABLE = 'STALLKEEPER_PAGE_CACHE';

    public function __construct(private readonly RequestInput $input) {}

    public function mayBeStored(): bool
    {
        /**
         * Filters whether a page cache in front of this site may store this response.
         *
         * @param bool $mayBeStored true if the response headers, WP_CACHE or the web server suggest it
         */
        return (bool) apply_filters('stallkeeper_source_is_cacheable', $this->guess());
    }

    private function guess(): bool
    {
        if (CacheHeaders::isPrivate() || (defined('DONOTCACHEPAGE') && DONOTCACHEPAGE) || is_user_logged_in()) {
            return false;
        }
        // Page cache plugins set WP_CACHE. They set DONOTCACHEPAGE on pages that they do not store.
        return CacheHeaders::isShared() ||
            (defined('WP_CACHE') && WP_CACHE) ||
            $this->input->server()->text(self::SERVER_VARIABLE) === '1';
    }
}
