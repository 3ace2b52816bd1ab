<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Redirects;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Search\Ranking\QueryRules;

/** The address to which a redirect leads: a path of this site, with its parameters. */
final class RedirectAddress
{
    /** Maximum number of characters. */
    public const MAX_LENGTH = 1000;

    /** Characters and segments that browsers and servers can interpret in another way. */
    private const AMBIGUOUS = '~[\x00-\x1F\x7F\\\\<>"]|^//|(?:^|/)(?:\.|%2e){1,2}(?:[/?#]|$)~i';

    /**
     * @param string $typed path, or full URL of this site
     *
     * @return string path from the root of the host, so that it fits a copy of the site; '' if it is not valid
     */
    public static function normalize(string $typed): string
    {
        $typed = trim($typed);
        if (preg_match('//u', $typed) !== 1 || mb_strlen($typed, 'UTF-8') > self::MAX_LENGTH) {
            return '';
        }
        if (preg_match('~^https?://~i', $typed) === 1) {
            $typed = self::isOfThisHost($typed) ? (string) preg_replace('~^[a-z]+://[^/?#]*~i', '', $typed) : '-';
            $typed = str_starts_with($typed, '/') || $typed === '-' ? $typed : "/$typed";
        }
        if (!str_starts_with($typed, '/') || preg_match(self::AMBIGUOUS, $typed) === 1) {
            return '';
        }
        $path = (string) preg_replace('~[?#].*~s', '', $typed);

        return str_starts_with(trailingslashit($path), self::root()) ? str_replace(' ', '%20', $typed) : '';
    }

    /** @return string {@see QueryRules::key()} of the search whose results page this is; '' for other pages */
    public static function searchKey(string $address): string
    {
        /** @var \WP_Rewrite $wp_rewrite */
        global $wp_rewrite;
        parse_str((string) wp_parse_url($address, PHP_URL_QUERY), $parameters);
        $query = $parameters['s'] ?? '';
        $path = (string) wp_parse_url($address, PHP_URL_PATH);
        $base = preg_quote($wp_rewrite->search_base, '~');
        if ($query === '' && preg_match("~/$base/([^/]+)~", $path, $found) === 1) {
            $query = urldecode($found[1]);
        }

        return QueryRules::key(QueryText::fromRequest($query)->text);
    }

    private static function isOfThisHost(string $url): bool
    {
        $parts = wp_parse_url($url);
        $home = wp_parse_url(home_url());
        if (!is_array($parts) || !is_array($home) || isset($parts['user']) || isset($parts['pass'])) {
            return false;
        }

        return strcasecmp($parts['host'] ?? '', $home['host'] ?? '') === 0 &&
            ($parts['port'] ?? null) === ($home['port'] ?? null);
    }

    /** @return string path of the home page, with a slash at its end */
    private static function root(): string
    {
        return trailingslashit((string) wp_parse_url(home_url('/'), PHP_URL_PATH));
    }
}
