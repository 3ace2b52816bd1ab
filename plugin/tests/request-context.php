<?php

/**
 * Does the work of the plugin that needs no page, in one kind of request, and prints the results and PHP's messages as
 * JSON:
 *
 *     php request-context.php CONTEXT ORDER_TABLES COMING_SOON
 *
 * WooCommerce loads different files for a page, the admin, an AJAX or REST request, a scheduled event and WP-CLI.
 * Nothing stays in the database, and the index is in a directory of its own.
 */

declare(strict_types=1);

[, $context, $orderTables, $comingSoon] = $argv + ['', 'page', 'yes', 'no'];
if ($context === 'cron') {
    define('DOING_CRON', true);
}
if ($context === 'admin' || $context === 'ajax') {
    define('WP_ADMIN', true);
}
if ($context === 'ajax') {
    define('DOING_AJAX', true);
}
if ($context === 'rest') {
    $_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/posts';
}
if ($context === 'cli') {
    define('WP_CLI', true);
    require_once __DIR__ . '/stubs/silent-wp-cli.php';
}
// WordPress turns these into hooks when it starts.
$GLOBALS['wp_filter'] = [];
// A content directory of its own: the site's index is not changed.
$content = sys_get_temp_dir() . '/request-context-' . getmypid();
mkdir("$content/uploads", 0o700, true);
foreach (
    array_diff((array) scandir(getenv('STALLKEEPER_SITE') . '/www/wp-content'), ['.', '..', 'uploads'])
    as $entry
) {
    symlink(getenv('STALLKEEPER_SITE') . "/www/wp-content/$entry", "$content/$entry");
}
define('WP_CONTENT_DIR', $content);
foreach (
    ['woocommerce_custom_orders_table_enabled' => $orderTables, 'woocommerce_coming_soon' => $comingSoon]
    as $option => $value
) {
    $GLOBALS['wp_filter']["pre_option_$option"] = [
        10 => ['request-context' => ['function' => static fn(): string => $value, 'accepted_args' => 0]],
    ];
}
$GLOBALS['wp_filter']['muplugins_loaded'] = [
    10 => [
        'request-context' => [
            'function' => static function (): void {
                /** @var wpdb $wpdb */
                global $wpdb;
                $wpdb->query('START TRANSACTION');
            },
            'accepted_args' => 0,
        ],
    ],
];
$messages = [];
set_error_handler(static function (int $level, string $message, string $file, int $line) use (&$messages): bool {
    if ((error_reporting() & $level) !== 0) {
        // WordPress reports wrong calls itself, so its own files do not tell the cause.
        $callers = array_filter(
            array_column(debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS), 'file'),
            static fn(string $caller): bool => !str_contains($caller, '/wp-includes/') && $caller !== __FILE__,
        );
        $messages[] = "$message in $file:$line, called by " . (reset($callers) ?: 'WordPress');
    }

    return true;
});
require_once dirname(__DIR__, 2) . '/demo/php/boot.php';

(static function () use ($context, $content, &$messages): void {
    /** @var wpdb $wpdb */
    global $wpdb;
    $results = [];
    foreach (['prices', 'order-sources', 'search-report', 'index'] as $work) {
        /** @var callable(string): mixed $run */
        $run = require __DIR__ . "/request-contexts/$work.php";
        $results[$work] = $run($context);
    }
    $wpdb->query('ROLLBACK');
    wp_cache_flush();
    // Shutdown callbacks must not index the products, which no longer exist.
    remove_all_actions('shutdown');
    exec('rm -rf ' . escapeshellarg($content));
    echo json_encode($results + ['messages' => $messages]);
})();
