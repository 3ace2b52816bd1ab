<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

/** The response to a request path: a script, a static file, a redirect or an error. */
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
     * @param string $root document root; symbolic links are followed but not resolved in the result
     * @param string $uri  path and query string of the request, not decoded
     */
    public static function resolve(string $root, string $uri): self
    {
        [$raw, $query] = explode('?', $uri, 2) + [1 => ''];
        $path = '/' . ltrim(rawurldecode($raw), '/');
        if (!self::isAllowed($path)) {
            return new self(404);
        }
        $relative = '';
        $segments = explode('/', trim($path, '/'));
        foreach ($segments as $i => $segment) {
            $relative .= '/' . $segment;
            if (is_file($root . $relative)) {
                return self::fileRoute(
                    $root,
                    $relative,
                    implode('/', array_slice($segments, $i + 1)),
                    str_ends_with($path, '/'),
                );
            }
            if (!is_dir($root . $relative)) {
                return self::scriptRoute($root, '/index.php');
            }
        }
        if (!is_file(rtrim($root . $path, '/') . '/index.php')) {
            return self::scriptRoute($root, '/index.php');
        }
        if (!str_ends_with($path, '/')) {
            return new self(301, location: $raw . '/' . ($query === '' ? '' : '?' . $query));
        }
        return self::scriptRoute($root, $path . 'index.php');
    }

    /**
     * Removes the first directory of a path to a file of WordPress, as the rewrite rules of a network with
     * subdirectories do: `/second/wp-admin/` is `/wp-admin/` of the site `/second/`.
     *
     * @param string $uri path and query string of the request, not decoded
     */
    public static function withoutSite(string $uri): string
    {
        return (string) preg_replace(
            '~^/(?!wp-(?:admin|content|includes)/)[\w-]+(?=/(?:wp-(?:admin|content|includes)(?:[/?]|$)|[\w-]+\.php(?:[/?]|$)))~',
            '',
            $uri,
        );
    }

    /** Rejects parent directories, NUL bytes and dotfiles such as `.git` and `.htaccess`, but allows `.well-known`. */
    private static function isAllowed(string $path): bool
    {
        return !str_contains($path, "\0") &&
            !str_contains($path, '\\') &&
            preg_match('~/\.(?!well-known(/|$))~', $path) !== 1;
    }

    private static function fileRoute(string $root, string $relative, string $rest, bool $hasSlash): self
    {
        if (str_ends_with(strtolower($relative), '.php')) {
            return self::scriptRoute(
                $root,
                $relative,
                $rest === '' && !$hasSlash ? '' : '/' . $rest . ($hasSlash && $rest !== '' ? '/' : ''),
            );
        }
        return $rest === '' && !$hasSlash ? new self(200, $root . $relative) : new self(404);
    }

    private static function scriptRoute(string $root, string $relative, string $pathInfo = ''): self
    {
        return new self(200, $root . $relative, true, $relative, $pathInfo);
    }
}
