<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Http;

/** What this response tells shared caches: page caches of hosts, proxies and content delivery networks. */
final class CacheHeaders
{
    /** Some caches have a header of their own and obey it rather than Cache-Control. */
    private const OF_ONE_CACHE = ['CDN-Cache-Control', 'Cloudflare-CDN-Cache-Control', 'Surrogate-Control', 'X-LiteSpeed-Cache-Control', 'X-Accel-Expires'];

    /** @return bool whether the site has said that shared caches may store this response */
    public static function isShared(): bool
    {
        return self::isSharedWithOneCache()
            || (self::cacheControlHas('public|s-maxage=[1-9]\d*|max-age=[1-9]\d*') && !self::cacheControlHas('private|no-store|no-cache'));
    }

    /** @return bool whether shared caches must not store this response. Only then may it show anything of one visitor. */
    public static function isPrivate(): bool
    {
        return !in_array($_SERVER['REQUEST_METHOD'] ?? 'GET', ['GET', 'HEAD'], true)
            || (self::cacheControlHas('private|no-store') && !self::isSharedWithOneCache());
    }

    /** @return bool whether the response sets a cookie. A cache that stores the response gives the cookie to others, too. */
    public static function hasCookie(): bool
    {
        return self::values('Set-Cookie') !== '';
    }

    /**
     * Forbids shared caches to store this response. Has no effect after output has begun.
     *
     * It sends no `no-store`, because browsers then load the page again when the visitor goes back; WooCommerce's
     * `WC_Cache_Helper::prevent_caching()` omits it for the same reason. A header that has `no-store` already stays.
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

    /** @return string all values of a header that PHP is going to send or has sent; '' where there is none */
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
