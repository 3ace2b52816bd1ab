<?php

/**
 * Finds the classes of the three PHP rooms, and of the hosted provider's client, without Composer, which a site has not.
 *
 * A packaged theme carries the two pure rooms in `lib/`; in the repository they stand beside `theme/`. So does the client
 * in `vendor/`. In a package its classes, and whatever of the theme names them, begin with `Stallkeeper\Vendor\`: another
 * plugin may bring an older client.
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
            'Algolia\\AlgoliaSearch\\' => $lib . '/vendor/algolia/algoliasearch-client-php/lib/',
            'GuzzleHttp\\Psr7\\' => $lib . '/vendor/guzzlehttp/psr7/src/',
            'Psr\\Http\\Message\\' => $lib . '/vendor/psr/http-message/src/',
            'Psr\\Log\\' => $lib . '/vendor/psr/log/src/',
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
