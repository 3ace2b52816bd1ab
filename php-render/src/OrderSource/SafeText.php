<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/** Cleans text from the visitor's browser: decodes it once, removes control characters and limits its length. */
final class SafeText
{
    public const NONE = '(none)';

    /**
     * Maximum weight of a value. With it the largest cookie stays below 4096 bytes, the limit of browsers: a cookie
     * contains nine values or two URLs.
     */
    public const VALUE = 380;
    public const ADDRESS = 1700;

    /** Maximum bytes of a query string; the rest is ignored. */
    public const QUERY = 8192;

    /** @return string decoded text; the raw text if it is not percent-encoded UTF-8 */
    public static function decode(string $raw): string
    {
        $spaced = str_replace('+', ' ', $raw);
        if (preg_match('/%(?![0-9A-Fa-f]{2})/', $spaced) === 1) {
            return $spaced;
        }
        $text = rawurldecode($spaced);
        return mb_check_encoding($text, 'UTF-8') ? $text : $spaced;
    }

    /**
     * @param int $weight maximum weight: a letter or digit counts 1, any other character 5 per byte, like its length in
     *   a cookie
     */
    public static function clean(string $text, int $weight): string
    {
        $text = mb_check_encoding($text, 'UTF-8') ? $text : mb_scrub($text, 'UTF-8');
        // No more than this many characters can fit, so ignore the rest.
        $text = mb_substr($text, 0, 2 * $weight, 'UTF-8');
        $text = trim((string) preg_replace('/[\x00-\x1f\x7f]+/', '', $text), ' ');
        return strlen($text) * 5 <= $weight ? $text : rtrim(self::cut($text, $weight), ' ');
    }

    /** @return string host in lowercase, without `www.` and trailing dot; '' for an invalid host */
    public static function host(string $raw): string
    {
        $host = (string) preg_replace('/^www\.|\.$/', '', strtolower($raw));
        return preg_match('/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/D', $host) === 1 && strlen($host) <= 253 ? $host : '';
    }

    private static function cut(string $text, int $weight): string
    {
        $kept = '';
        foreach (mb_str_split($text, 1, 'UTF-8') as $character) {
            $weight -= preg_match('/^[A-Za-z0-9_.-]$/D', $character) === 1 ? 1 : 5 * strlen($character);
            if ($weight < 0) {
                break;
            }
            $kept .= $character;
        }
        return $kept;
    }

    /**
     * Parses a query string. Of repeated parameters the first value counts. Names are compared without decoding. Links
     * in e-mails may contain escaped ampersands.
     *
     * @return array<string, string> raw values
     */
    public static function params(string $query): array
    {
        $params = [];
        foreach (explode('&', substr($query, 0, self::QUERY)) as $pair) {
            [$name, $value] = explode('=', $pair, 2) + [1 => ''];
            $params[(string) preg_replace('/^(?:amp;)+/', '', $name)] ??= $value;
        }
        /** @var array<string, string> $params */
        return $params;
    }
}
