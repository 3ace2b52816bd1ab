<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

/** Makes URLs of this site independent of its host. */
final class SiteUrl
{
    /**
     * Removes scheme and host if they are this site's. They may come from the current request, and a Host header can
     * contain anything. A URL on another domain, such as the domain of a language, is returned unchanged.
     */
    public static function relative(string $link): string
    {
        $home = get_option('home');
        $host = is_string($home) ? self::host($home) : '';

        // Exactly one slash: two would begin a host name.
        return $host !== '' && self::host($link) === $host ? '/' . ltrim(wp_make_link_relative($link), '/') : $link;
    }

    private static function host(string $address): string
    {
        $parts = wp_parse_url($address);

        return isset($parts['host']) ? strtolower($parts['host']) . ':' . ($parts['port'] ?? '') : '';
    }
}
