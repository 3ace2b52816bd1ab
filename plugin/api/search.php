<?php

/**
 * The light entry: answers the search widget without booting WordPress.
 *
 * Reached as …/api/search.php/<site token>/1/indexes/{index or *}/… . All it knows it finds from its own place.
 */

declare(strict_types=1);

// Before the first class: a broken file must not print a trace to a visitor.
ini_set('display_errors', '0');
require __DIR__ . '/../src/autoload.php';

// A theme folder may be a symlink; then only the server knows where in the site it stands. It is believed about this very file only.
$script = $_SERVER['SCRIPT_FILENAME'] ?? '';
$script = is_string($script) && realpath($script) === __FILE__ ? $script : __FILE__;
$body = file_get_contents('php://input', false, null, 0, \Stallkeeper\Search\Http\RequestBody::MAX_BYTES + 1);

\Stallkeeper\Search\Http\LightEndpoint::respond($script, $_SERVER, $_GET, (string) $body)->send();
