<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use DeflateContext;

/**
 * Gzip for text, as a host's web server does it: each piece of output is compressed and sent as the script prints it.
 *
 * A host does not hold a page back until it is complete. Headers leave with the first byte, and a script that sets one
 * later fails. PHP's own zlib.output_compression is not used: it compresses pictures too.
 */
final class Compression
{
    private const TEXT = '~^(text/|application/([\w.-]+\+)?(json|xml|javascript)\b|application/(rss|atom)\+xml|image/svg\+xml)~';
    private const LEVEL = 6;

    /** PHP calls the output handler after each write that is at least this long. */
    private const CHUNK_BYTES = 1;

    private bool $hasOutput = false;
    private ?DeflateContext $gzip = null;

    private function __construct(private readonly bool $isAccepted) {}

    public static function isText(string $type): bool
    {
        return preg_match(self::TEXT, $type) === 1;
    }

    /** @param string $header Accept-Encoding; `gzip;q=0` is a refusal (RFC 9110, section 12.5.3) */
    public static function accepted(string $header): bool
    {
        return preg_match('~(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)~i', $header) === 1;
    }

    /**
     * Compresses what the script prints from here on, unless the script does so itself.
     *
     * @param string $accept the request's Accept-Encoding
     */
    public static function start(string $accept): void
    {
        $compression = new self(self::accepted($accept));
        ob_start($compression->handle(...), self::CHUNK_BYTES);
    }

    /**
     * Handles a piece of output.
     *
     * @param string $output what the script printed since the last call; may be empty
     * @param int    $phase  flags of PHP_OUTPUT_HANDLER_…
     */
    private function handle(string $output, int $phase): string
    {
        if (($phase & PHP_OUTPUT_HANDLER_CLEAN) !== 0) {
            return '';
        }
        if (!$this->hasOutput && $output !== '') {
            $this->hasOutput = true;
            $this->sendHeaders();
        }
        if ($this->gzip === null) {
            return $output;
        }

        return (string) deflate_add($this->gzip, $output, match (true) {
            ($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0 => ZLIB_FINISH,
            ($phase & PHP_OUTPUT_HANDLER_FLUSH) !== 0 => ZLIB_SYNC_FLUSH,
            default => ZLIB_NO_FLUSH,
        });
    }

    /** Decides by the script's own headers, right before they leave. */
    private function sendHeaders(): void
    {
        if (headers_sent() || !self::isText(self::sent('content-type') ?? 'text/html')) {
            return;
        }
        header('Vary: Accept-Encoding', false);
        $gzip = $this->isAccepted && self::sent('content-encoding') === null ? deflate_init(ZLIB_ENCODING_GZIP, ['level' => self::LEVEL]) : false;
        if ($gzip === false) {
            return;
        }
        $this->gzip = $gzip;
        header('Content-Encoding: gzip');
        // The script knows the uncompressed length only.
        header_remove('Content-Length');
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
