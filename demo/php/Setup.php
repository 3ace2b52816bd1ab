<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use Stallkeeper\Demo\Content\Importer;
use WP_Error;
use WP_Rewrite;
use wpdb;

/** The steps that turn an empty WordPress into the demo site. Each step is a separate process, because it needs the settings of the previous one at start. */
final class Setup
{
    private const OPTIONS = [
        'blogname' => 'Stallkeeper',
        'blogdescription' => 'A shop that is finished before JavaScript arrives',
        'timezone_string' => 'UTC',
        'blog_public' => 1,
        // Its page was a sample; a number without a page costs every page some queries.
        'wp_page_for_privacy_policy' => 0,
        'default_pingback_flag' => 0,
        'default_ping_status' => 'closed',
    ];

    /**
     * WordPress's own installation, then the empty site that a shop begins with.
     *
     * @param Input $input password: of the user admin
     */
    public static function install(Input $input): void
    {
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/upgrade.php';
        wp_install('Stallkeeper', 'admin', 'admin@example.test', true, '', $input->text('password'));
        Database::letReadersPass();
        update_option(Database::MARK, Database::UNFINISHED);
        foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $sample) {
            wp_delete_post($sample->ID, true);
        }
        foreach (self::OPTIONS as $name => $value) {
            update_option($name, $value);
        }
        update_option('sidebars_widgets', ['wp_inactive_widgets' => []]);
    }

    /** Turns the site into the first one of a network, in directories. wp-config.php does not change. */
    public static function network(): void
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
            throw new SetupError("The network cannot be made: {$result->get_error_message()}");
        }
    }

    /**
     * Plugins, the theme and the addresses of posts.
     *
     * @param Input $input plugins: their files, as WordPress names them
     * @throws SetupError when a plugin refuses
     */
    public static function theme(Input $input): void
    {
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/plugin.php';
        ShopSetup::withoutPages();
        foreach ($input->texts('plugins') as $plugin) {
            $result = activate_plugin($plugin);
            if ($result instanceof WP_Error) {
                throw new SetupError("The plugin {$plugin} cannot be activated: {$result->get_error_message()}");
            }
        }
        $theme = wp_get_theme('stallkeeper');
        if ($theme->errors() instanceof WP_Error) {
            throw new SetupError('The theme cannot be activated: ' . $theme->errors()->get_error_message());
        }
        switch_theme('stallkeeper');
        /** @var WP_Rewrite $wp_rewrite */
        global $wp_rewrite;
        $wp_rewrite->set_permalink_structure('/%postname%/');
        flush_rewrite_rules(false);
    }

    /**
     * The demo's content, the last step: from here on the site has something to lose.
     *
     * @param Input $input pictures: a folder for resized pictures, which sites share
     */
    public static function fill(Input $input): void
    {
        Importer::run($input->optional('pictures'));
        update_option(Database::MARK, Database::FINISHED);
    }

    /**
     * Writes the site's new address into what authors and menus have stored of the old one.
     *
     * @param Input $input from and to: addresses without a slash at the end
     */
    public static function move(Input $input): void
    {
        [$from, $to] = [$input->text('from'), $input->text('to')];
        /** @var wpdb $wpdb */
        global $wpdb;
        foreach ([$wpdb->posts => 'post_content', $wpdb->postmeta => 'meta_value'] as $table => $column) {
            // Serialized values carry their length and are left alone.
            $wpdb->query((string) $wpdb->prepare(
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
            ));
        }
        wp_cache_flush();
        flush_rewrite_rules(false);
    }
}
