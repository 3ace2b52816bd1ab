<?php

/**
 * Finds the classes of the three PHP rooms without Composer, which a site has not.
 *
 * A packaged theme carries the two pure rooms in `lib/`; in the repository they stand beside `theme/`.
 */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    /** @var ?array<string, string> $rooms */
    static $rooms = null;
    if ($rooms === null) {
        $theme = dirname(__DIR__);
        $lib = is_dir($theme . '/lib') ? $theme . '/lib' : dirname($theme);
        $rooms = [
            'Stallkeeper\\Theme\\' => __DIR__ . '/',
            'Stallkeeper\\Render\\' => $lib . '/php-render/src/',
            'Stallkeeper\\Search\\' => $lib . '/php-search/src/',
        ];
    }
    foreach ($rooms as $prefix => $folder) {
        if (str_starts_with($class, $prefix)) {
            $file = $folder . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
            if (is_file($file)) {
                require $file;
            }
            return;
        }
    }
});
