<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Attribution;

/** What a visitor's browser sent, made harmless to keep: decoded once, without control characters, of bounded length. */
final class SafeText
{
    public const NONE = '(none)';

    /**
     * How much a value may weigh, so that the fullest cookie stays below the 4096 bytes at which browsers refuse it:
     * a cookie holds nine values, or two addresses.
     */
    public const VALUE = 380;
    public const ADDRESS = 1700;

    /** Longer queries are not looked at beyond this. */
    public const QUERY = 8192;

    /** @return string the raw text itself where it is not percent-encoded UTF-8 */
    public static function decode(string $raw): string
    {
        $spaced = str_replace('+', ' ', $raw);
        if (preg_match('/%(?![0-9A-Fa-f]{2})/', $spaced) === 1) {
            return $spaced;
        }
        $text = rawurldecode($spaced);
        return mb_check_encoding($text, 'UTF-8') ? $text : $spaced;
    }

    /** @param int $weight a letter or digit weighs 1, any other character 5 per byte: what it takes in a cookie */
    public static function clean(string $text, int $weight): string
    {
        $text = mb_check_encoding($text, 'UTF-8') ? $text : mb_scrub($text, 'UTF-8');
        // Twice the longest that can fit: the rest is never looked at.
        $text = mb_substr($text, 0, 2 * $weight, 'UTF-8');
        $text = trim((string) preg_replace('/[\x00-\x1f\x7f]+/', '', $text), ' ');
        return strlen($text) * 5 <= $weight ? $text : rtrim(self::cut($text, $weight), ' ');
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
     * Query parameters by name, each with its first value; names are compared as they are written.
     *
     * @return array<string, string> raw values
     */
    public static function params(string $query): array
    {
        $params = [];
        foreach (explode('&', substr($query, 0, self::QUERY)) as $pair) {
            [$name, $value] = explode('=', $pair, 2) + [1 => ''];
            $params[$name] ??= $value;
        }
        /** @var array<string, string> $params */
        return $params;
    }
}
