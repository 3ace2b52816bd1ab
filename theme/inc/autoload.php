<?php

/**
 * Loads the classes of the theme, and of the packages that it uses.
 *
 * A packaged theme has them in `lib/`, with the prefix `Stallkeeper\Theme\Lib\`. In the repository they are next to
 * `theme/`.
 */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    /** @var ?array<string, string> $directories */
    static $directories = null;
    if ($directories === null) {
        $theme = dirname(__DIR__);
        $lib = is_dir($theme . '/lib') ? $theme . '/lib' : dirname($theme);
        $directories = [
            'Stallkeeper\\Render\\' => $lib . '/php-render/src/',
            'Psr\\Container\\' => $lib . '/vendor/psr/container/src/',
            // Last: in a package the other one begins with this prefix, too.
            'Stallkeeper\\Theme\\' => __DIR__ . '/',
        ];
    }
    foreach ($directories as $prefix => $directory) {
        if (str_starts_with($class, $prefix)) {
            $file = $directory . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
            if (is_file($file)) {
                require $file;
            }
            return;
        }
    }
});
