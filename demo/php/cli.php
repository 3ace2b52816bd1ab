<?php

/**
 * Commands that bin/ runs in a demo site: `STALLKEEPER_SITE=directory php cli.php COMMAND`.
 * The input is JSON on standard input. Lines on standard error that start with "stallkeeper: " are shown to the user.
 */

declare(strict_types=1);

use Stallkeeper\Demo\Database;
use Stallkeeper\Demo\Input;
use Stallkeeper\Demo\Setup;
use Stallkeeper\Demo\SetupError;
use Stallkeeper\Demo\ShopSetup;

ini_set('display_errors', 'stderr');
ini_set('memory_limit', '512M');
set_time_limit(0);
require_once __DIR__ . '/autoload.php';

$command = $argv[1] ?? '';
$input = Input::fromJson((string) stream_get_contents(STDIN));

try {
    if ($command === 'database') {
        Database::prepare($input);
        exit(0);
    }
    if ($command === 'copy-database') {
        Database::copySqlite($input);
        exit(0);
    }
    if ($command === 'install') {
        define('WP_INSTALLING', true);
    }
    require __DIR__ . '/boot.php';
    Database::disableSynchronousWrites();
    match ($command) {
        'install' => Setup::install($input),
        'theme' => Setup::activate($input),
        'shop' => ShopSetup::run(),
        'content' => Setup::importContent(),
        'move' => Setup::replaceUrl($input),
        'network' => Setup::createNetwork(),
        'index' => do_action('stallkeeper_reindex'),
        'postpone-events' => Setup::postponeEvents(),
        default => throw new SetupError("Unknown command: {$command}."),
    };
} catch (SetupError $error) {
    fwrite(STDERR, 'stallkeeper: ' . $error->getMessage() . "\n");
    exit(1);
}
