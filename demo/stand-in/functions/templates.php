<?php

/** WooCommerce's template functions. Templates in the theme's `woocommerce/` directory override those of the plugin. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function wc_locate_template(string $template_name, string $template_path = '', string $default_path = ''): string
{
    $folder = $template_path !== '' ? $template_path : WC()->template_path();
    $template = locate_template([trailingslashit($folder) . $template_name]);
    if ($template === '') {
        $template = ($default_path !== '' ? $default_path : WC()->plugin_path() . '/templates/') . $template_name;
    }
    return Value::filtered('woocommerce_locate_template', $template, $template_name, $folder);
}

/** @param array<string, mixed> $args template variables */
function wc_get_template(
    string $template_name,
    array $args = [],
    string $template_path = '',
    string $default_path = '',
): void {
    $located = wc_locate_template($template_name, $template_path, $default_path);
    $file = Value::filtered('wc_get_template', $located, $template_name, $args, $template_path, $default_path);
    if (!is_file($file)) {
        _doing_it_wrong(__FUNCTION__, sprintf('%s does not exist.', $file), '2.1');
        return;
    }
    do_action('woocommerce_before_template_part', $template_name, $template_path, $located, $args);
    (static function () use ($file, $args): void {
        // Arguments must not override the local variable $file.
        extract(array_diff_key($args, ['file' => 1]), EXTR_SKIP);
        include $file;
    })();
    do_action('woocommerce_after_template_part', $template_name, $template_path, $located, $args);
}

/**
 * @param string $template_name
 * @param array<string, mixed> $args
 * @param string $template_path
 * @param string $default_path
 * @return string
 */
function wc_get_template_html($template_name, $args = [], $template_path = '', $default_path = '')
{
    ob_start();
    wc_get_template($template_name, $args, $template_path, $default_path);
    return (string) ob_get_clean();
}

function wc_get_template_part(string $slug, string $name = ''): void
{
    $file = $name !== '' ? "{$slug}-{$name}.php" : "{$slug}.php";
    $template = locate_template(
        array_values(
            array_unique([$file, WC()->template_path() . $file, "{$slug}.php", WC()->template_path() . "{$slug}.php"]),
        ),
    );
    $own = WC()->plugin_path() . "/templates/{$file}";
    // The generic template part of the theme, such as `content.php`, has the lowest priority.
    if (($template === '' || !str_ends_with($template, $file)) && is_file($own)) {
        $template = $own;
    }
    $template = Value::filtered('wc_get_template_part', $template, $slug, $name);
    if ($template !== '') {
        load_template($template, false);
    }
}

function wc_get_theme_slug_for_templates(): string
{
    return Value::filtered('woocommerce_theme_slug_for_templates', Value::option('template'));
}

/**
 * Outputs the query parameters as hidden inputs, so that a form keeps them.
 *
 * @param array<array-key, mixed>|null $values query parameters; defaults to those of the current URL
 * @param list<string> $exclude names of the form's own fields
 * @param string $current_key
 * @param bool $return
 * @return string|null hidden inputs if $return is true
 */
function wc_query_string_form_fields($values = null, $exclude = [], $current_key = '', $return = false)
{
    $html = '';
    foreach ($values ?? Value::array(wp_unslash($_GET)) as $key => $value) {
        if (in_array((string) $key, $exclude, true)) {
            continue;
        }
        $name = $current_key !== '' ? "{$current_key}[{$key}]" : (string) $key;
        $html .= is_array($value)
            ? wc_query_string_form_fields($value, $exclude, $name, true)
            : sprintf('<input type="hidden" name="%s" value="%s">', esc_attr($name), esc_attr(Value::text($value)));
    }
    if ($return) {
        return $html;
    }
    echo $html;
    return null;
}
