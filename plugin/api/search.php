<?php

/**
 * The light endpoint: answers search requests without booting WordPress.
 *
 * URL: …/api/search.php/<site token>/1/indexes/{index or *}/…
 * It finds the site's files relative to its own path.
 */

declare(strict_types=1);

// Classes of the released plugin declare themselves in WordPress and here only.
define('STALLKEEPER_TOOLS_ENDPOINT', true);
// Set before the first class loads, so that visitors never see the stack trace of a broken file.
ini_set('display_errors', '0');
require __DIR__ . '/../src/autoload.php';

// If the plugin's directory is a symlink, only SCRIPT_FILENAME contains the path inside the site. Use it only if it
// leads to this file.
$script = $_SERVER['SCRIPT_FILENAME'] ?? '';
$script = is_string($script) && realpath($script) === __FILE__ ? $script : __FILE__;
$body = file_get_contents('php://input', false, null, 0, \Stallkeeper\Search\Http\RequestBody::MAX_BYTES + 1);

\Stallkeeper\Search\Http\LightEndpoint::respond(
    $script,
    $_SERVER,
    $_GET,
    (string) $body,
    new \Stallkeeper\Tools\Search\Words\InflectorForms(),
)->send();
