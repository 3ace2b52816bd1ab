<?php

/**
 * Router for PHP's built-in web server: `php -S 127.0.0.1:PORT -t DIRECTORY router.php`. It serves static files with
 * content types, caching and compression, PHP files with PATH_INFO, and passes all other requests to WordPress.
 *
 * It does not support .htaccess, so that tests fail if private files depend on it.
 */

declare(strict_types=1);

use Stallkeeper\Demo\Compression;
use Stallkeeper\Demo\Route;
use Stallkeeper\Demo\StaticFile;

require_once __DIR__ . '/php/autoload.php';

$stallkeeperUri = (string) $_SERVER['REQUEST_URI'];
if (is_file(dirname((string) $_SERVER['DOCUMENT_ROOT']) . '/network')) {
    $stallkeeperUri = Route::withoutSite($stallkeeperUri);
}
$stallkeeperRoute = Route::resolve((string) $_SERVER['DOCUMENT_ROOT'], $stallkeeperUri);

if ($stallkeeperRoute->status !== 200) {
    http_response_code($stallkeeperRoute->status);
    if ($stallkeeperRoute->location !== '') {
        header('Location: ' . $stallkeeperRoute->location);
    }
    header('Content-Type: text/plain; charset=utf-8');
    echo $stallkeeperRoute->status === 301 ? '' : "Not found.\n";
    return true;
}
if (!$stallkeeperRoute->isScript) {
    StaticFile::send($stallkeeperRoute->file, $_SERVER);
    return true;
}

$_SERVER['SCRIPT_FILENAME'] = $stallkeeperRoute->file;
$_SERVER['SCRIPT_NAME'] = $stallkeeperRoute->script;
$_SERVER['PHP_SELF'] = $stallkeeperRoute->script . $stallkeeperRoute->pathInfo;
unset($_SERVER['PATH_INFO']);
if ($stallkeeperRoute->pathInfo !== '') {
    $_SERVER['PATH_INFO'] = $stallkeeperRoute->pathInfo;
}
// Admin screens that show their progress, such as theme uploads, close all output buffers. Their further output would
// follow a completed gzip stream.
if (!str_starts_with($stallkeeperRoute->script, '/wp-admin/')) {
    Compression::start((string) ($_SERVER['HTTP_ACCEPT_ENCODING'] ?? ''));
}
chdir(dirname($stallkeeperRoute->file));
// Loaded in the global scope, where WordPress expects its global variables.
require $stallkeeperRoute->file;
return true;
