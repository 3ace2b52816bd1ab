<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

/** Sends a static file with content type, compression, validators and cache lifetime. */
final class StaticFile
{
    private const TYPES = [
        'css' => 'text/css',
        'js' => 'text/javascript',
        'mjs' => 'text/javascript',
        'html' => 'text/html',
        'htm' => 'text/html',
        'txt' => 'text/plain',
        'md' => 'text/plain',
        'csv' => 'text/csv',
        'xml' => 'application/xml',
        'xsl' => 'application/xml',
        'json' => 'application/json',
        'map' => 'application/json',
        'webmanifest' => 'application/manifest+json',
        'svg' => 'image/svg+xml',
        'ico' => 'image/x-icon',
        'png' => 'image/png',
        'jpg' => 'image/jpeg',
        'jpeg' => 'image/jpeg',
        'gif' => 'image/gif',
        'webp' => 'image/webp',
        'avif' => 'image/avif',
        'woff2' => 'font/woff2',
        'woff' => 'font/woff',
        'ttf' => 'font/ttf',
        'otf' => 'font/otf',
        'eot' => 'application/vnd.ms-fontobject',
        'wasm' => 'application/wasm',
        'pdf' => 'application/pdf',
        'mp4' => 'video/mp4',
        'webm' => 'video/webm',
        'mp3' => 'audio/mpeg',
        'ogg' => 'audio/ogg',
        'zip' => 'application/zip',
    ];
    private const YEAR_SECONDS = 31_536_000;
    private const MINUTE_SECONDS = 60;
    private const MAX_GZIP_BYTES = 4_000_000;

    /** @param array<string, mixed> $server $_SERVER */
    public static function send(string $file, array $server): void
    {
        clearstatcache(true, $file);
        $type = self::TYPES[strtolower(pathinfo($file, PATHINFO_EXTENSION))] ?? 'application/octet-stream';
        $modified = (int) filemtime($file);
        $size = (int) filesize($file);
        $gzip =
            Compression::isText($type) &&
            $size <= self::MAX_GZIP_BYTES &&
            Compression::acceptsGzip(self::serverValue($server, 'HTTP_ACCEPT_ENCODING'));
        $etag = sprintf('"%x-%x%s"', $modified, $size, $gzip ? '-gz' : '');

        header(
            'Content-Type: ' .
                $type .
                (Compression::isText($type) && $type !== 'image/svg+xml' ? '; charset=utf-8' : ''),
        );
        header('Last-Modified: ' . gmdate('D, d M Y H:i:s', $modified) . ' GMT');
        header('ETag: ' . $etag);
        header('Cache-Control: ' . self::lifetime($file, self::serverValue($server, 'REQUEST_URI')));
        header('X-Content-Type-Options: nosniff');
        if (Compression::isText($type)) {
            header('Vary: Accept-Encoding');
        }
        if (self::isFresh($server, $etag, $modified)) {
            http_response_code(304);
            header_remove('Content-Type');
            return;
        }
        self::sendBody($file, $size, $gzip);
    }

    private static function sendBody(string $file, int $size, bool $gzip): void
    {
        if (!$gzip) {
            header('Content-Length: ' . $size);
            readfile($file);
            return;
        }
        $body = (string) gzencode((string) file_get_contents($file), 6);
        header('Content-Encoding: gzip');
        header('Content-Length: ' . strlen($body));
        echo $body;
    }

    /** URLs that contain a version or content hash can be cached for a year. */
    private static function lifetime(string $file, string $uri): string
    {
        $versioned = preg_match('/[?&]ver=[^&]+/', $uri) === 1 || preg_match('/[.-][0-9a-f]{8,32}\.\w+$/', $file) === 1;
        return $versioned
            ? 'public, max-age=' . self::YEAR_SECONDS . ', immutable'
            : 'public, max-age=' . self::MINUTE_SECONDS;
    }

    /**
     * If-None-Match takes precedence over If-Modified-Since (RFC 9110, section 13.2.2).
     *
     * @param array<string, mixed> $server
     */
    private static function isFresh(array $server, string $etag, int $modified): bool
    {
        $tags = self::serverValue($server, 'HTTP_IF_NONE_MATCH');
        if ($tags !== '') {
            return $tags === '*' ||
                in_array(
                    $etag,
                    array_map(
                        static fn(string $t): string => preg_replace('~^W/~', '', trim($t)) ?? '',
                        explode(',', $tags),
                    ),
                    true,
                );
        }
        $since = strtotime(self::serverValue($server, 'HTTP_IF_MODIFIED_SINCE'));
        return $since !== false && $since >= $modified;
    }

    /** @param array<string, mixed> $server */
    private static function serverValue(array $server, string $name): string
    {
        return is_string($server[$name] ?? null) ? $server[$name] : '';
    }
}
