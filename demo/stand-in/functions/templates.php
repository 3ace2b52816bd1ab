<?php

/** WooCommerce's functions for templates and the product loop. Templates of the theme override those of the plugin. */

function wc_locate_template($template_name): string
{
    return locate_template([WC()->template_path() . $template_name]) ?:
        WC()->plugin_path() . "/templates/{$template_name}";
}

function wc_get_template($template_name, $args = [], $template_path = '', $default_path = ''): void
{
    $located = wc_locate_template($template_name);
    $file = apply_filters('wc_get_template', $located, $template_name, $args, $template_path, $default_path);
    do_action('woocommerce_before_template_part', $template_name, $template_path, $located, $args);
    (static function () use ($file, $args): void {
        extract($args, EXTR_SKIP);
        include $file;
    })();
    do_action('woocommerce_after_template_part', $template_name, $template_path, $located, $args);
}

/** @return string */
function wc_get_template_html($template_name, $args = [])
{
    ob_start();
    wc_get_template($template_name, $args);

    return (string) ob_get_clean();
}

function wc_get_template_part($slug, $name = ''): void
{
    $file = "{$slug}-{$name}.php";
    $own = WC()->plugin_path() . "/templates/{$file}";
    load_template(locate_template([$file, WC()->template_path() . $file]) ?: $own, false);
}

/**
 * Outputs the query parameters as hidden inputs, so that a form keeps them.
 *
 * @param array|null $values query parameters; defaults to those of the current URL
 * @param array $exclude names of the form's own fields
 * @return string|null hidden inputs if $return is true
 */
function wc_query_string_form_fields($values = null, $exclude = [], $current_key = '', $return = false)
{
    $html = '';
    foreach ($values ?? wp_unslash($_GET) as $key => $value) {
        if (in_array((string) $key, $exclude, true)) {
            continue;
        }
        $name = $current_key === '' ? (string) $key : "{$current_key}[{$key}]";
        $html .= is_array($value)
            ? wc_query_string_form_fields($value, $exclude, $name, true)
            : sprintf('<input type="hidden" name="%s" value="%s">', esc_attr($name), esc_attr($value));
    }
    if ($return) {
        return $html;
    }
    echo $html;

    return null;
}

function wc_implode_html_attributes($raw_attributes): string
{
    $pairs = [];
    foreach ($raw_attributes as $name => $value) {
        $pairs[] = esc_attr($name) . '="' . esc_attr($value) . '"';
    }

    return implode(' ', $pairs);
}

/** Returns a setting from `add_theme_support('woocommerce', [...])`. */
function wc_get_theme_support($prop = '', $default = null): mixed
{
    $value = get_theme_support('woocommerce')[0] ?? [];
    foreach (explode('::', $prop) as $part) {
        $value = $value[$part] ?? $default;
    }

    return $value;
}

function wc_body_class($classes): array
{
    $own = [
        'theme-' . get_option('template') => true,
        'woocommerce' => is_woocommerce(),
        'woocommerce-shop' => is_shop(),
        'woocommerce-page' => is_woocommerce() || is_cart() || is_checkout(),
        'woocommerce-cart' => is_cart(),
        'woocommerce-checkout' => is_checkout(),
        'woocommerce-order-received' => is_order_received_page(),
        'woocommerce-no-js' => true,
    ];

    return [...$classes, ...array_keys(array_filter($own))];
}

/** Replaces the class `woocommerce-no-js` if JavaScript is available. */
function wc_no_js(): void
{
    wp_print_inline_script_tag(
        "document.body.className = document.body.className.replace('woocommerce-no-js', 'woocommerce-js');",
    );
}

function wc_get_product_class($class = '', $product = null): array
{
    $product = wc_get_product($product ?? $GLOBALS['product']);
    // Prevents the filter from adding the product classes twice.
    $wasHooked = remove_filter('post_class', 'wc_product_post_class', 20);
    $classes = apply_filters('post_class', explode(' ', $class), [], $product->get_id());
    $wasHooked && add_filter('post_class', 'wc_product_post_class', 20, 3);
    $classes = [
        ...$classes,
        'product',
        'type-product',
        "post-{$product->get_id()}",
        "status-{$product->get_status()}",
        $product->get_stock_status(),
        $product->get_image_id() === '' ? '' : 'has-post-thumbnail',
        $product->is_on_sale() ? 'sale' : '',
        $product->is_purchasable() ? 'purchasable' : '',
        "product-type-{$product->get_type()}",
    ];

    return array_map('esc_attr', array_values(array_unique(array_filter($classes))));
}

function wc_product_class($class = '', $product_id = null): void
{
    echo 'class="' . implode(' ', wc_get_product_class($class, $product_id)) . '"';
}

function wc_product_post_class($classes, $class = '', $post_id = 0): array
{
    return get_post_type($post_id) === 'product'
        ? array_diff([...$classes, ...wc_get_product_class('', $post_id)], ['hentry'])
        : $classes;
}

/** Hooks pass a string. */
function wc_setup_loop($args = []): void
{
    $query = WC_Query::get_main_query();
    $GLOBALS['woocommerce_loop'] = [...$GLOBALS['woocommerce_loop'] ?? [], ...is_array($args) ? $args : []] + [
        'columns' => wc_get_default_products_per_row(),
        'name' => '',
        'is_search' => is_search(),
        'total' => $query->found_posts ?? 0,
        'total_pages' => $query->max_num_pages ?? 0,
        'per_page' => (int) $query?->get('posts_per_page'),
        'current_page' => max(1, (int) $query?->get('paged', 1)),
    ];
}

function wc_reset_loop(): void
{
    unset($GLOBALS['woocommerce_loop']);
}

function wc_get_loop_prop($prop, $default = ''): mixed
{
    wc_setup_loop();

    return $GLOBALS['woocommerce_loop'][$prop] ?? $default;
}

function wc_set_loop_prop($prop, $value = ''): void
{
    wc_setup_loop();
    $GLOBALS['woocommerce_loop'][$prop] = $value;
}

function wc_update_product_archive_title($post_type_name, $post_type): string
{
    return is_shop() && $post_type === 'product' ? get_the_title(wc_get_page_id('shop')) : $post_type_name;
}

function wc_get_default_products_per_row(): int
{
    $columns = get_option('woocommerce_catalog_columns', wc_get_theme_support('product_grid::default_columns', 4));

    return max(1, (int) $columns);
}

function wc_get_default_product_rows_per_page(): int
{
    $rows = get_option('woocommerce_catalog_rows', wc_get_theme_support('product_grid::default_rows', 4));

    return max(1, (int) $rows);
}

function wc_setup_product_data($post): void
{
    $GLOBALS['product'] = get_post_type($post) === 'product' ? wc_get_product($post) : null;
}
