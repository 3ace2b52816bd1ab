<?php

/**
 * Loads the classes of the plugin, of the pure PHP packages, of the hosted provider's client and of the inflector.
 *
 * A packaged plugin has the packages in `lib/`. In the repository they are next to `plugin/`, and the libraries are in
 * `vendor/`. In a package all of them have a prefix (`Stallkeeper\Tools\Lib\`), so that other copies cannot collide.
 */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    /** @var ?array<string, string> $directories */
    static $directories = null;
    if ($directories === null) {
        $plugin = dirname(__DIR__);
        $lib = is_dir($plugin . '/lib') ? $plugin . '/lib' : dirname($plugin);
        $directories = [
            'Stallkeeper\\Render\\' => $lib . '/php-render/src/',
            'Stallkeeper\\Search\\' => $lib . '/php-search/src/',
            'Algolia\\AlgoliaSearch\\' => $lib . '/vendor/algolia/algoliasearch-client-php/lib/',
            'Doctrine\\Inflector\\' => $lib . '/vendor/doctrine/inflector/src/',
            'GuzzleHttp\\Psr7\\' => $lib . '/vendor/guzzlehttp/psr7/src/',
            'Psr\\Container\\' => $lib . '/vendor/psr/container/src/',
            'Psr\\Http\\Message\\' => $lib . '/vendor/psr/http-message/src/',
            'Psr\\Log\\' => $lib . '/vendor/psr/log/src/',
            // Must be the last entry: in a package the other prefixes begin with this one.
            'Stallkeeper\\Tools\\' => __DIR__ . '/',
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
