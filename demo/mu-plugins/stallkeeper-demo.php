<?php

/**
 * Plugin Name: Stallkeeper demo
 * Description: Disables email, update checks and requests to other hosts on a local site.
 */

declare(strict_types=1);

use Stallkeeper\Demo\ImageSizes;
use Stallkeeper\Demo\WriteLock;

require_once dirname(__DIR__) . '/php/autoload.php';

// With a write-ahead log, the database survives a crash of PHP, and writes do not wait for the disk.
if (($GLOBALS['@pdo'] ?? null) instanceof PDO) {
    $GLOBALS['@pdo']->exec('PRAGMA synchronous = NORMAL');
    (new WriteLock($GLOBALS['@pdo']))->addHooks();
}

(new ImageSizes())->addHooks();

// mail() prints an error on machines without sendmail.
add_filter('pre_wp_mail', '__return_true');

// Visitors' browsers would load avatars from gravatar.com.
add_filter('pre_option_show_avatars', '__return_zero');

// All visitors of a local site have the same address, so WordPress would refuse their comments as too many.
remove_filter('wp_is_comment_flood', 'wp_check_comment_flood');

remove_action('init', 'wp_schedule_update_checks');
foreach (['update_core', 'update_plugins', 'update_themes'] as $transient) {
    add_filter(
        "pre_site_transient_{$transient}",
        static fn(): object => (object) [
            'last_checked' => time(),
            'version_checked' => get_bloginfo('version'),
            'updates' => [],
            'response' => [],
            'no_update' => [],
            'translations' => [],
        ],
    );
}
add_filter(
    'wp_get_update_data',
    static fn(array $data): array => ['counts' => array_map('__return_zero', $data['counts']), 'title' => ''],
);

// These Site Health tests require internet access or HTTPS.
add_filter('site_status_tests', static function (array $tests): array {
    unset(
        $tests['async']['dotorg_communication'],
        $tests['async']['background_updates'],
        $tests['direct']['https_status'],
    );
    return $tests;
});

// Action Scheduler uses queries that SQLite does not support, and would log an error every minute.
if (defined('DB_ENGINE') && DB_ENGINE === 'sqlite') {
    add_filter('action_scheduler_allow_async_request_runner', '__return_false');
    add_action('action_scheduler_init', static function (): void {
        remove_action('action_scheduler_run_queue', [ActionScheduler::runner(), 'run']);
    });
}

// WooCommerce stores an empty text as the price of a product without a price. MySQL stores 0; SQLite stores the text,
// which is greater than all prices, and WooCommerce's price filter ends with a fatal error.
if (defined('DB_ENGINE') && DB_ENGINE === 'sqlite') {
    foreach (
        [
            'woocommerce_new_product',
            'woocommerce_update_product',
            'woocommerce_new_product_variation',
            'woocommerce_update_product_variation',
        ]
        as $hook
    ) {
        add_action(
            $hook,
            static function (mixed $product): void {
                /** @var wpdb $wpdb */
                global $wpdb;
                if (is_numeric($product) && isset($wpdb->wc_product_meta_lookup)) {
                    $wpdb->query(
                        (string) $wpdb->prepare(
                            "UPDATE %i SET min_price = 0, max_price = 0 WHERE product_id = %d AND min_price = ''",
                            $wpdb->wc_product_meta_lookup,
                            $product,
                        ),
                    );
                }
            },
            1,
        );
    }
}

// Printed inside the footer, so that the text is part of a landmark.
add_action(
    'stallkeeper_footer',
    static function (): void {
        $parts = [
            sprintf(
                'WordPress %s on %s',
                get_bloginfo('version'),
                defined('DB_ENGINE') && DB_ENGINE === 'sqlite' ? 'SQLite' : 'MySQL',
            ),
            'PHP ' . PHP_VERSION,
        ];
        if (defined('STALLKEEPER_STAND_IN')) {
            $parts[] = 'stand-in shop, no real WooCommerce';
        } elseif (defined('WC_VERSION')) {
            $parts[] = 'WooCommerce ' . WC_VERSION;
        }
        printf('<p class="demo-line">%s</p>', esc_html('Stallkeeper demo: ' . implode(', ', $parts)));
    },
    20,
);
