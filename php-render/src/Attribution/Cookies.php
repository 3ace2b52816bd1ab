<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Attribution;

/**
 * Reads the cookies that the script writes in the browser, such as `sbjs_current`. Visitors can change cookies, so
 * every value is limited in length and checked. The JavaScript counterpart is `src/attribution/storedSource.ts`.
 */
final class Cookies
{
    public const PREFIX = 'sbjs_';
    public const DELIMITER = '|||';
    private const MAX_COOKIE_BYTES = 4096;

    /** @param array<array-key, mixed> $cookies name => value, decoded once, as in $_COOKIE */
    public static function read(array $cookies): StoredSource
    {
        $parts = [];
        foreach (StoredSource::PARTS as $name => $keys) {
            $raw = $cookies[self::PREFIX . $name] ?? null;
            if (is_string($raw) && $raw !== '' && strlen($raw) <= self::MAX_COOKIE_BYTES && mb_check_encoding($raw, 'UTF-8')) {
                $parts[$name] = [0, self::values($raw, $keys)];
            }
        }
        $known = StoredSource::fromArray($parts);
        return $known->isKnown(0) ? $known : StoredSource::none();
    }

    /**
     * @param list<string> $keys
     * @return array<string, string>
     */
    private static function values(string $raw, array $keys): array
    {
        $values = [];
        foreach (explode(self::DELIMITER, $raw) as $pair) {
            [$key, $value] = explode('=', $pair, 2) + [1 => ''];
            if (in_array($key, $keys, true) && !isset($values[$key])) {
                $decoded = preg_match('/%(?![0-9A-Fa-f]{2})/', $value) === 1 ? $value : rawurldecode($value);
                $decoded = mb_check_encoding($decoded, 'UTF-8') ? $decoded : $value;
                $values[$key] = in_array($key, ['pgs', 'vst'], true)
                    ? (string) SourceRules::count($decoded)
                    : SafeText::clean($decoded, in_array($key, ['ep', 'rf', 'cpg', 'uag'], true) ? SafeText::ADDRESS : SafeText::VALUE);
            }
        }
        return $values;
    }
}
