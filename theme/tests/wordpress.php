<?php

/**
 * The WordPress functions that the templates and the renderer call, for tests without WordPress.
 */

declare(strict_types=1);

use Stallkeeper\Theme\Tests\TestSite;

defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');

function __(string $text, string $domain = 'default'): string
{
    return $text;
}

function esc_html(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES, 'UTF-8', false);
}

function esc_attr(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES, 'UTF-8', false);
}

function esc_url(string $url): string
{
    return esc_attr(str_replace(' ', '%20', $url));
}

function esc_html__(string $text, string $domain = 'default'): string
{
    return esc_html($text);
}

function esc_html_e(string $text, string $domain = 'default'): void
{
    echo esc_html($text);
}

function esc_attr_e(string $text, string $domain = 'default'): void
{
    echo esc_attr($text);
}

function get_template_directory(): string
{
    return dirname(__DIR__);
}

function get_stylesheet_directory(): string
{
    return TestSite::$childTheme ?? get_template_directory();
}

function locate_template(string $name): string
{
    foreach ([get_stylesheet_directory(), get_template_directory()] as $theme) {
        if (is_file("$theme/$name")) {
            return "$theme/$name";
        }
    }

    return '';
}

function wp_normalize_path(string $path): string
{
    return str_replace('\\', '/', $path);
}

function current_user_can(string $capability): bool
{
    return in_array($capability, TestSite::$capabilities, true);
}

function wp_cache_add(string $key, mixed $value, string $group = '', int $expire = 0): bool
{
    $isNew = !isset(TestSite::$cache["$group:$key"]);
    TestSite::$cache["$group:$key"] ??= $value;

    return $isNew;
}
