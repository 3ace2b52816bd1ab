<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

/** Gzip for text, as a host's compression module does it: PHP's own would leave a wrong Content-Length standing. */
final class Compression
{
    private const TEXT = '~^(text/|application/([\w.-]+\+)?(json|xml|javascript)\b|application/(rss|atom)\+xml|image/svg\+xml)~';
    private const SMALLEST_BYTES = 256;

    public static function isText(string $type): bool
    {
        return preg_match(self::TEXT, $type) === 1;
    }

    /** @param string $header Accept-Encoding; `gzip;q=0` is a refusal (RFC 9110, section 12.5.3) */
    public static function accepted(string $header): bool
    {
        return preg_match('~(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)~i', $header) === 1;
    }

    /** Compresses what the script prints, unless it flushes in pieces or has compressed it by itself. */
    public static function start(string $accept): void
    {
        $accepted = self::accepted($accept);
        ob_start(static function (string $body, int $phase) use ($accepted): string {
            $whole = ($phase & PHP_OUTPUT_HANDLER_START) !== 0 && ($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0;
            if (!$whole || headers_sent() || strlen($body) < self::SMALLEST_BYTES || !self::isText(self::sent('content-type') ?? 'text/html')) {
                return $body;
            }
            header('Vary: Accept-Encoding', false);
            if (!$accepted || self::sent('content-encoding') !== null) {
                return $body;
            }
            $packed = (string) gzencode($body, 6);
            header('Content-Encoding: gzip');
            header('Content-Length: ' . strlen($packed));
            return $packed;
        });
    }

    private static function sent(string $name): ?string
    {
        foreach (headers_list() as $header) {
            if (stripos($header, $name . ':') === 0) {
                return trim(substr($header, strlen($name) + 1));
            }
        }
        return null;
    }
}
