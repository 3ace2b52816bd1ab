<?php

/**
 * The demo's web server, as a real host behaves: static files with types, caching and gzip, PHP files with PATH_INFO,
 * everything else to WordPress. Runs under `php -S 127.0.0.1:PORT -t FOLDER router.php`.
 *
 * It does not read .htaccess, on purpose: what the theme keeps private must be private on such hosts too.
 */

declare(strict_types=1);

use Stallkeeper\Demo\Compression;
use Stallkeeper\Demo\Route;
use Stallkeeper\Demo\StaticFile;

require_once __DIR__ . '/php/autoload.php';

$stallkeeperRoute = Route::of((string) $_SERVER['DOCUMENT_ROOT'], (string) $_SERVER['REQUEST_URI']);

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
// Screens of the admin that show their progress, such as an upload of a theme, end all output buffers: what they print
// afterwards would follow a complete gzip stream.
if (!str_starts_with($stallkeeperRoute->script, '/wp-admin/')) {
    Compression::start((string) ($_SERVER['HTTP_ACCEPT_ENCODING'] ?? ''));
}
chdir(dirname($stallkeeperRoute->file));
// From the outermost scope: WordPress's globals are made here.
require $stallkeeperRoute->file;
return true;
