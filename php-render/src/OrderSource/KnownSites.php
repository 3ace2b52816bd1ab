<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/**
 * Lists of known sites: search engines, AI assistants, payment providers and the click IDs of ads. The script in the
 * browser reads the same `lists.json`. In a pattern a leading `*.` includes subdomains, and a trailing `.*` includes
 * every country domain. Patterns are written without `www.`.
 *
 * `specification` contains search engines that are detected by host and query parameter. `engines` contains those whose
 * referrers have no query any more.
 *
 * `fbclid` means a social network, because Facebook adds it to all links; the other click IDs belong to ads. Paid links
 * on Facebook need campaign parameters.
 * @phpstan-type Shape array{engines: array<string, list<string>>, specification: list<array{host: string,
 *     param: string, source: string}>, aliases: array<string, list<string>>, assistants: array<string, list<string>>,
 *     payments: list<string>, clicks: array<string, array{string, string, string}>}
 */
final class KnownSites
{
    /** Country domains, such as google.com, google.de, google.co.uk and google.com.br, but not google.evil.com. */
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
     * @param string $host host in lowercase, without `www.`
     * @param string $pattern pattern of a list
     */
    public static function isHost(string $host, string $pattern): bool
    {
        $name = str_starts_with($pattern, '*.') ? substr($pattern, 2) : $pattern;
        if (str_ends_with($name, '.*')) {
            $before = $name === $pattern ? '' : '(?:.*\.)?';
            return preg_match(
                '/^' . $before . preg_quote(substr($name, 0, -2), '/') . '\.' . self::COUNTRY . '$/D',
                $host,
            ) === 1;
        }
        return $host === $name || ($name !== $pattern && str_ends_with($host, '.' . $name));
    }

    /**
     * @param array<string, list<string>> $named name => host patterns
     * @return string|null name of the first matching pattern
     */
    public static function nameOf(string $host, array $named): ?string
    {
        foreach ($named as $name => $patterns) {
            foreach ($patterns as $pattern) {
                if (self::isHost($host, $pattern)) {
                    // PHP converts the array key "360" to an integer.
                    return (string) $name;
                }
            }
        }
        return null;
    }
}
