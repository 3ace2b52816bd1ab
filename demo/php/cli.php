<?php

/**
 * What bin/ asks of a demo site, as the site's own WordPress: `STALLKEEPER_SITE=folder php cli.php COMMAND`.
 * Settings come as JSON on standard input. A line on standard error that begins with "stallkeeper: " is for people.
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
    if ($command === 'install') {
        define('WP_INSTALLING', true);
    }
    require __DIR__ . '/boot.php';
    Database::hurry();
    match ($command) {
        'install' => Setup::install($input),
        'theme' => Setup::theme($input),
        'shop' => ShopSetup::run(),
        'content' => Setup::fill($input),
        'move' => Setup::move($input),
        'network' => Setup::network(),
        'index' => do_action('stallkeeper_reindex'),
        default => throw new SetupError("There is no command {$command}."),
    };
} catch (SetupError $failure) {
    fwrite(STDERR, 'stallkeeper: ' . $failure->getMessage() . "\n");
    exit(1);
}
