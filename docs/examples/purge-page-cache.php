<?php

/**
 * Plugin Name: Purge the page cache
 * Description: Empties the page cache of nginx after pages have changed. Copy this file to wp-content/mu-plugins/.
 *
 * Define STALLKEEPER_CACHE_DIRECTORY in wp-config.php: the directory of fastcgi_cache_path. PHP needs to be allowed to
 * delete its files.
 */

declare(strict_types=1);

add_action('stallkeeper_pages_changed', static function (): void {
    $directory = defined('STALLKEEPER_CACHE_DIRECTORY') ? (string) constant('STALLKEEPER_CACHE_DIRECTORY') : '';
    if ($directory === '' || !is_dir($directory)) {
        return;
    }
    $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($directory, FilesystemIterator::SKIP_DOTS));
    foreach ($files as $file) {
        // nginx names a cached response after the MD5 hash of its key.
        if ($file instanceof SplFileInfo && preg_match('/^[0-9a-f]{32}$/D', $file->getFilename()) === 1) {
            @unlink($file->getPathname());
        }
    }
});
