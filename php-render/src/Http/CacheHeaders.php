<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Http;

/** Reads and sets the headers for shared caches: page caches of hosts, proxies and content delivery networks. */
final class CacheHeaders
{
    /** Headers that take precedence over Cache-Control in specific caches. */
    private const OF_ONE_CACHE = [
        'CDN-Cache-Control',
        'Cloudflare-CDN-Cache-Control',
        'Surrogate-Control',
        'X-LiteSpeed-Cache-Control',
        'X-Accel-Expires',
    ];

    /** @return bool whether the headers allow shared caches to store this response */
    public static function isShared(): bool
    {
        return self::isSharedWithOneCache() ||
            (self::cacheControlHas('public|s-maxage=[1-9]\d*|max-age=[1-9]\d*') &&
                !self::cacheControlHas('private|no-store|no-cache'));
    }

    /** @return bool whether shared caches must not store this response. Only then may it contain data of a visitor. */
    public static function isPrivate(): bool
    {
        return !in_array($_SERVER['REQUEST_METHOD'] ?? 'GET', ['GET', 'HEAD'], true) ||
            (self::cacheControlHas('private|no-store') && !self::isSharedWithOneCache());
    }

    /**
     * @return bool whether the response sets a cookie. A cache that stores the response sends the cookie to other
     *   visitors, too.
     */
    public static function hasCookie(): bool
    {
        return self::values('Set-Cookie') !== '';
    }

    /**
     * Prevents shared caches from storing this response. Has no effect after output has started.
     *
     * It does not send `no-store`, because browsers then reload the page when the visitor goes back; WooCommerce's
     * `WC_Cache_Helper::prevent_caching()` omits it for the same reason. An existing `no-store` stays.
     */
    public static function makePrivate(): void
    {
        if (headers_sent()) {
            return;
        }
        foreach (self::OF_ONE_CACHE as $name) {
            header_remove($name);
        }
        if (!self::cacheControlHas('private|no-store')) {
            header('Cache-Control: private, no-cache, must-revalidate, max-age=0');
        }
        // Page cache plugins read this constant instead of headers.
        if (!defined('DONOTCACHEPAGE')) {
            define('DONOTCACHEPAGE', true);
        }
    }

    private static function isSharedWithOneCache(): bool
    {
        foreach (self::OF_ONE_CACHE as $name) {
            if (preg_match('/public|max-age=[1-9]|^@?[1-9]/i', self::values($name)) === 1) {
                return true;
            }
        }
        return false;
    }

    private static function cacheControlHas(string $directives): bool
    {
        return preg_match("/(?:^|[,\s])(?:$directives)(?![\w-])/i", self::values('Cache-Control')) === 1;
    }

    /** @return string all values of a header that PHP will send or has sent; '' if there is none */
    private static function values(string $name): string
    {
        $values = [];
        foreach (headers_list() as $header) {
            if (stripos($header, "$name:") === 0) {
                $values[] = trim(substr($header, strlen($name) + 1));
            }
        }
        return implode(', ', $values);
    }
}
