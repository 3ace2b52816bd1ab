<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/**
 * Reads the cookies that the script writes in the browser, such as `sbjs_current`. Visitors can change cookies, so
 * every value is limited in length and checked. The JavaScript counterpart is `src/order-source/storedSource.ts`.
 */
final class Cookies
{
    public const PREFIX = 'sbjs_';
    public const DELIMITER = '|||';
    private const MAX_COOKIE_BYTES = 4096;

    /** Parts that the server gives to the script, which counts sessions and page views itself. */
    private const HANDED_OVER = [
        StoredSource::CURRENT,
        StoredSource::CURRENT_EXTRA,
        StoredSource::FIRST,
        StoredSource::FIRST_EXTRA,
        StoredSource::PROMO,
    ];

    /**
     * Reads a Cookie header. Of repeated names the last one counts: browsers send the newest cookie last, and the older
     * one may be of a parent domain, which may be another shop. `$_COOKIE` contains the first.
     *
     * @return array<string, string> name => value, decoded once
     */
    public static function fromHeader(string $header): array
    {
        $cookies = [];
        foreach (explode(';', $header) as $pair) {
            [$name, $value] = explode('=', ltrim($pair), 2) + [1 => ''];
            if (str_starts_with($name, self::PREFIX)) {
                $cookies[$name] = rawurldecode($value);
            }
        }
        return $cookies;
    }

    /** @param array<array-key, mixed> $cookies name => value, decoded once, as in $_COOKIE */
    public static function read(array $cookies): StoredSource
    {
        $parts = [];
        foreach (StoredSource::PARTS as $name => $keys) {
            $raw = $cookies[self::PREFIX . $name] ?? null;
            if (
                is_string($raw) &&
                $raw !== '' &&
                strlen($raw) <= self::MAX_COOKIE_BYTES &&
                mb_check_encoding($raw, 'UTF-8')
            ) {
                $parts[$name] = [0, self::values(self::fromBase64($raw), $keys)];
            }
        }
        $known = StoredSource::fromArray($parts);
        return $known->isKnown(0) ? $known : StoredSource::none();
    }

    /**
     * Returns cookies that give the stored source to the script, in its format.
     *
     * @return array<string, array{int, string}> name => expiry as Unix time (0: until the browser is closed) and value,
     *   not yet encoded for the header
     */
    public static function write(StoredSource $source, int $now, bool $usesBase64): array
    {
        $cookies = [];
        foreach (self::HANDED_OVER as $name) {
            $pairs = [];
            foreach ($source->part($name, $now) ?? [] as $key => $value) {
                $pairs[] = $key . '=' . str_replace(['%', '|'], ['%25', '%7C'], $value);
            }
            if ($pairs !== []) {
                $text = implode(self::DELIMITER, $pairs);
                $encoded = $usesBase64 ? rtrim(base64_encode(str_replace('~', '%7E', rawurlencode($text))), '=') : '';
                // Browsers reject larger cookies. Both formats can be read.
                $cookies[self::PREFIX . $name] = [
                    $source->expiry($name),
                    $encoded !== '' && strlen($encoded) < self::MAX_COOKIE_BYTES - 20 ? $encoded : $text,
                ];
            }
        }
        return $cookies;
    }

    /**
     * WooCommerce's filter `wc_order_attribution_use_base64_cookies` changes only new cookies. Other values contain `=`
     * or `|`.
     */
    private static function fromBase64(string $raw): string
    {
        $text = preg_match('~^[A-Za-z0-9+/]+$~D', $raw) === 1 ? base64_decode($raw, true) : false;
        $text = $text === false ? $raw : rawurldecode($text);
        return mb_check_encoding($text, 'UTF-8') ? $text : $raw;
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
                    : SafeText::clean(
                        $decoded,
                        in_array($key, ['ep', 'rf', 'cpg', 'uag'], true) ? SafeText::ADDRESS : SafeText::VALUE,
                    );
            }
        }
        return $values;
    }
}
