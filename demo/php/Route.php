<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

/** Which file answers an address. */
final class Route
{
    private function __construct(
        public readonly int $status,
        public readonly string $file = '',
        public readonly bool $isScript = false,
        public readonly string $script = '',
        public readonly string $pathInfo = '',
        public readonly string $location = '',
    ) {}

    /**
     * @param string $root the document root; links inside it are followed, and the file keeps the name it has there
     * @param string $uri  path and query as the client sent them
     */
    public static function of(string $root, string $uri): self
    {
        [$raw, $query] = explode('?', $uri, 2) + [1 => ''];
        $path = '/' . ltrim(rawurldecode($raw), '/');
        if (!self::isDecent($path)) {
            return new self(404);
        }
        $below = '';
        $segments = explode('/', trim($path, '/'));
        foreach ($segments as $i => $segment) {
            $below .= '/' . $segment;
            if (is_file($root . $below)) {
                return self::file($root, $below, implode('/', array_slice($segments, $i + 1)), str_ends_with($path, '/'));
            }
            if (!is_dir($root . $below)) {
                return self::script($root, '/index.php');
            }
        }
        if (!is_file(rtrim($root . $path, '/') . '/index.php')) {
            return self::script($root, '/index.php');
        }
        if (!str_ends_with($path, '/')) {
            return new self(301, location: $raw . '/' . ($query === '' ? '' : '?' . $query));
        }
        return self::script($root, $path . 'index.php');
    }

    /** No step upwards, no NUL, and nothing that begins with a dot (`.git`, `.htaccess`) except what is meant to be found. */
    private static function isDecent(string $path): bool
    {
        return !str_contains($path, "\0") && !str_contains($path, '\\')
            && preg_match('~/\.(?!well-known(/|$))~', $path) !== 1;
    }

    private static function file(string $root, string $below, string $rest, bool $slash): self
    {
        if (str_ends_with(strtolower($below), '.php')) {
            return self::script($root, $below, $rest === '' && !$slash ? '' : '/' . $rest . ($slash && $rest !== '' ? '/' : ''));
        }
        return $rest === '' && !$slash ? new self(200, $root . $below) : new self(404);
    }

    private static function script(string $root, string $below, string $pathInfo = ''): self
    {
        return new self(200, $root . $below, true, $below, $pathInfo);
    }
}
