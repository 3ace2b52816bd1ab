<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Attribution;

/**
 * Who sends visitors: engines, assistants, payment providers, ad clicks. The browser's part reads the same `lists.json`.
 * There `*.` in front means "with its sub-domains", `.*` at the end "under any country's ending"; `www.` is never written.
 *
 * `specification` holds the specification's own engines, which are known by host and parameter; `engines` holds those
 * of today, whose referrers carry no query any more.
 *
 * @phpstan-type Shape array{engines: array<string, list<string>>, specification: list<array{host: string, param: string, source: string}>, aliases: array<string, list<string>>, assistants: array<string, list<string>>, payments: list<string>, clicks: array<string, array{string, string, string}>}
 */
final class KnownSites
{
    /** A country's ending: google.com, google.de, google.co.uk, google.com.br; but never google.evil.com. */
    private const COUNTRY = '(?:com|cat|[a-z]{2}|com?\.[a-z]{2})';

    /** @var Shape|null */
    private static ?array $lists = null;

    /** @return Shape */
    public static function all(): array
    {
        if (self::$lists === null) {
            /** @var Shape $lists */
            $lists = json_decode((string) file_get_contents(__DIR__ . '/lists.json'), true, 8, JSON_THROW_ON_ERROR);
            self::$lists = $lists;
        }
        return self::$lists;
    }

    /**
     * @param string $host in small letters, without `www.`
     * @param string $pattern as the list writes it
     */
    public static function isHost(string $host, string $pattern): bool
    {
        $name = str_starts_with($pattern, '*.') ? substr($pattern, 2) : $pattern;
        if (str_ends_with($name, '.*')) {
            $before = $name === $pattern ? '' : '(?:.*\.)?';
            return preg_match('/^' . $before . preg_quote(substr($name, 0, -2), '/') . '\.' . self::COUNTRY . '$/D', $host) === 1;
        }
        return $host === $name || ($name !== $pattern && str_ends_with($host, '.' . $name));
    }

    /**
     * @param array<string, list<string>> $named host patterns by name
     * @return string|null the name whose pattern fits
     */
    public static function nameOf(string $host, array $named): ?string
    {
        foreach ($named as $name => $patterns) {
            foreach ($patterns as $pattern) {
                if (self::isHost($host, $pattern)) {
                    // JSON has only texts for names, PHP makes a number of "360".
                    return (string) $name;
                }
            }
        }
        return null;
    }
}
