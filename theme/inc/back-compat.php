<?php

declare(strict_types=1);
/**
 * Runs instead of the theme if PHP or WordPress is too old: shows a message and no page of the site ends in a fatal
 * error.
 *
 * Old PHP versions must be able to parse this file.
 *
 * @package Stallkeeper
 */

defined('ABSPATH') || exit();

/**
 * Returns the message for administrators and visitors.
 *
 * @return string Text without HTML.
 */
function stallkeeper_outdated_message(): string
{
    return sprintf(
        /* translators: 1: PHP version of the server, 2: WordPress version of the site. */
        __(
            'The Stallkeeper theme needs PHP 8.1 and WordPress 6.5 or later. This site runs PHP %1$s and WordPress %2$s. Update them, or activate another theme.',
            'stallkeeper',
        ),
        PHP_VERSION,
        get_bloginfo('version'),
    );
}

/**
 * Hook `after_switch_theme`: activates WordPress's default theme again.
 */
function stallkeeper_switch_back(): void
{
    switch_theme(WP_DEFAULT_THEME);
    unset($_GET['activated']);
    add_action('admin_notices', 'stallkeeper_outdated_notice');
}

/**
 * Hook `admin_notices`.
 */
function stallkeeper_outdated_notice(): void
{
    printf('<div class="notice notice-error"><p>%s</p></div>', esc_html(stallkeeper_outdated_message()));
}

/**
 * Hook `template_redirect`: the templates cannot run, so visitors get the message. Log-in and admin still work.
 */
function stallkeeper_outdated_page(): void
{
    wp_die(
        esc_html(
            current_user_can('switch_themes')
                ? stallkeeper_outdated_message()
                : __('This site is being updated. Please come back later.', 'stallkeeper'),
        ),
        '',
        ['response' => 503],
    );
}

add_action('after_switch_theme', 'stallkeeper_switch_back');
add_action('admin_notices', 'stallkeeper_outdated_notice');
add_action('template_redirect', 'stallkeeper_outdated_page');
