<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use DeflateContext;

/**
 * Compresses text responses with gzip as a web server does: each chunk of output is compressed and sent immediately.
 *
 * Because the output is not buffered, a script that sets a header after its first output fails here as it does on a
 * host. PHP's zlib.output_compression is not used because it also compresses images.
 */
final class Compression
{
    private const TEXT = '~^(text/|application/([\w.-]+\+)?(json|xml|javascript)\b|application/(rss|atom)\+xml|image/svg\+xml)~';
    private const LEVEL = 6;

    /** PHP calls the output handler after each write of at least this size. */
    private const CHUNK_BYTES = 1;

    private bool $hasOutput = false;
    private ?DeflateContext $gzip = null;

    private function __construct(private readonly bool $isAccepted) {}

    public static function isText(string $type): bool
    {
        return preg_match(self::TEXT, $type) === 1;
    }

    /** @param string $header value of Accept-Encoding; `gzip;q=0` excludes gzip (RFC 9110, section 12.5.3) */
    public static function acceptsGzip(string $header): bool
    {
        return preg_match('~(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)~i', $header) ===
            1;
    }

    /**
     * Compresses all following output, unless the script sets Content-Encoding itself.
     *
     * @param string $acceptEncoding value of the request header
     */
    public static function start(string $acceptEncoding): void
    {
        $compression = new self(self::acceptsGzip($acceptEncoding));
        ob_start($compression->handle(...), self::CHUNK_BYTES);
    }

    /**
     * Output handler for ob_start().
     *
     * @param string $output output since the last call; can be empty
     * @param int    $phase  bit mask of PHP_OUTPUT_HANDLER_* constants
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

        return (string) deflate_add(
            $this->gzip,
            $output,
            match (true) {
                ($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0 => ZLIB_FINISH,
                ($phase & PHP_OUTPUT_HANDLER_FLUSH) !== 0 => ZLIB_SYNC_FLUSH,
                default => ZLIB_NO_FLUSH,
            },
        );
    }

    /** Decides by the headers that the script has set, before they are sent. */
    private function sendHeaders(): void
    {
        if (headers_sent() || !self::isText(self::responseHeader('content-type') ?? 'text/html')) {
            return;
        }
        header('Vary: Accept-Encoding', false);
        $gzip =
            $this->isAccepted && self::responseHeader('content-encoding') === null
                ? deflate_init(ZLIB_ENCODING_GZIP, ['level' => self::LEVEL])
                : false;
        if ($gzip === false) {
            return;
        }
        $this->gzip = $gzip;
        header('Content-Encoding: gzip');
        // A length set by the script is that of the uncompressed output.
        header_remove('Content-Length');
    }

    private static function responseHeader(string $name): ?string
    {
        foreach (headers_list() as $header) {
            if (stripos($header, $name . ':') === 0) {
                return trim(substr($header, strlen($name) + 1));
            }
        }
        return null;
    }
}
