<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use Stallkeeper\Demo\Content\Importer;
use WP_Error;
use WP_Rewrite;
use wpdb;

/**
 * The steps that set up the demo site. Each step runs in its own process because WordPress reads the result of the
 * previous step when it loads.
 */
final class Setup
{
    private const OPTIONS = [
        'blogname' => 'Stallkeeper',
        'blogdescription' => 'Good tools for kitchen, table and garden',
        'timezone_string' => 'UTC',
        'blog_public' => 1,
        // install() deletes this page. The ID of a missing page causes additional queries on every request.
        'wp_page_for_privacy_policy' => 0,
        'default_pingback_flag' => 0,
        'default_ping_status' => 'closed',
        // Until it is set, each admin page makes two requests to test the compression of scripts.
        'can_compress_scripts' => 0,
    ];

    /**
     * Installs WordPress and deletes its sample content.
     *
     * @param Input $input password of the user admin
     */
    public static function install(Input $input): void
    {
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/upgrade.php';
        wp_install('Stallkeeper', 'admin', 'admin@example.test', true, '', $input->text('password'));
        Database::enableWriteAheadLog();
        update_option(Database::STATUS_OPTION, Database::STATUS_UNFINISHED);
        foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $sample) {
            wp_delete_post($sample->ID, true);
        }
        foreach (self::OPTIONS as $name => $value) {
            update_option($name, $value);
        }
        update_option('sidebars_widgets', ['wp_inactive_widgets' => []]);
    }

    /** Converts the site to a network with subdirectories. Does not change wp-config.php. */
    public static function createNetwork(): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        define('WP_INSTALLING_NETWORK', true);
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/upgrade.php';
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/network.php';
        foreach ($wpdb->tables('ms_global') as $table => $name) {
            $wpdb->$table = $name;
        }
        install_network();
        $host = (string) preg_replace('#^https?://#', '', home_url());
        $result = populate_network(1, $host, 'admin@example.test', 'Stallkeeper', '/', false);
        if ($result instanceof WP_Error && $result->get_error_code() !== 'no_wildcard_dns') {
            throw new SetupError("Could not create the network: {$result->get_error_message()}");
        }
    }

    /**
     * Activates the plugins and the theme, and sets the permalink structure.
     *
     * @param Input $input plugins: plugin files relative to the plugins directory
     * @throws SetupError if a plugin or the theme cannot be activated
     */
    public static function activate(Input $input): void
    {
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/plugin.php';
        ShopSetup::disableDefaultPages();
        foreach ($input->texts('plugins') as $plugin) {
            $result = activate_plugin($plugin);
            if ($result instanceof WP_Error) {
                throw new SetupError("Could not activate the plugin {$plugin}: {$result->get_error_message()}");
            }
        }
        $theme = wp_get_theme('stallkeeper');
        if ($theme->errors() instanceof WP_Error) {
            throw new SetupError('Could not activate the theme: ' . $theme->errors()->get_error_message());
        }
        switch_theme('stallkeeper');
        /** @var WP_Rewrite $wp_rewrite */
        global $wp_rewrite;
        $wp_rewrite->set_permalink_structure('/%postname%/');
        flush_rewrite_rules(false);
    }

    /** Imports the demo content and marks the site as finished, so that it is not overwritten without --reset. */
    public static function importContent(): void
    {
        Importer::run();
        update_option(Database::STATUS_OPTION, Database::STATUS_FINISHED);
    }

    /**
     * Runs the due events and postpones all others by a day, so that none starts during the tests. Recurring events
     * stay scheduled: WordPress would schedule a missing one on the next page, for the page after it.
     */
    public static function postponeEvents(): void
    {
        /**
         * @var array<int, array<non-empty-string, array<string, array{schedule: string|false, args: list<mixed>}>>>
         *     $due
         */
        $due = wp_get_ready_cron_jobs();
        foreach ($due as $time => $hooks) {
            foreach ($hooks as $hook => $events) {
                foreach ($events as $event) {
                    if (is_string($event['schedule'])) {
                        wp_reschedule_event($time, $event['schedule'], $hook, $event['args']);
                    }
                    wp_unschedule_event($time, $hook, $event['args']);
                    do_action_ref_array($hook, $event['args']);
                }
            }
        }
        $postponed = [];
        foreach (_get_cron_array() as $time => $hooks) {
            $postponed[$time + DAY_IN_SECONDS] = $hooks;
        }
        _set_cron_array($postponed);
        delete_transient('doing_cron');
    }

    /**
     * Replaces the URL of the site in post content and post meta.
     *
     * @param Input $input from and to: URLs without a trailing slash
     */
    public static function replaceUrl(Input $input): void
    {
        [$from, $to] = [$input->text('from'), $input->text('to')];
        /** @var wpdb $wpdb */
        global $wpdb;
        foreach ([$wpdb->posts => 'post_content', $wpdb->postmeta => 'meta_value'] as $table => $column) {
            // Skip serialized values because they contain the length of their strings.
            $wpdb->query(
                (string) $wpdb->prepare(
                    'UPDATE %i SET %i = REPLACE(%i, %s, %s) WHERE %i LIKE %s AND %i NOT LIKE %s',
                    $table,
                    $column,
                    $column,
                    $from,
                    $to,
                    $column,
                    '%' . $wpdb->esc_like($from) . '%',
                    $column,
                    'a:%',
                ),
            );
        }
        wp_cache_flush();
        flush_rewrite_rules(false);
    }
}
