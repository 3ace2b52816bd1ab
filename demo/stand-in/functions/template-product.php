<?php

/** WooCommerce's template functions for single products. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function woocommerce_show_product_images(): void
{
    wc_get_template('single-product/product-image.php');
}

function woocommerce_show_product_thumbnails(): void
{
    wc_get_template('single-product/product-thumbnails.php');
}

function woocommerce_show_product_sale_flash(): void
{
    woocommerce_show_product_loop_sale_flash();
}

function woocommerce_template_single_title(): void
{
    the_title('<h1 class="product_title entry-title">', '</h1>');
}

function woocommerce_template_single_rating(): void
{
    if (post_type_supports('product', 'comments')) {
        wc_get_template('single-product/rating.php');
    }
}

function woocommerce_template_single_price(): void
{
    $product = $GLOBALS['product'] ?? null;
    if ($product instanceof WC_Product) {
        printf(
            '<p class="%s">%s</p>',
            esc_attr(Value::filtered('woocommerce_product_price_class', 'price')),
            $product->get_price_html(),
        );
    }
}

function woocommerce_template_single_excerpt(): void
{
    $message = Value::filtered('woocommerce_short_description', get_post()->post_excerpt ?? '');
    echo $message !== '' ? "<div class=\"woocommerce-product-details__short-description\">{$message}</div>" : '';
}

function woocommerce_template_single_meta(): void
{
    wc_get_template('single-product/meta.php');
}

function woocommerce_template_single_sharing(): void
{
    do_action('woocommerce_share');
}

function woocommerce_template_single_add_to_cart(): void
{
    $product = $GLOBALS['product'] ?? null;
    if ($product instanceof WC_Product) {
        do_action("woocommerce_{$product->get_type()}_add_to_cart");
    }
}

function woocommerce_simple_add_to_cart(): void
{
    wc_get_template('single-product/add-to-cart/simple.php');
}

/**
 * @param array<string, mixed> $args input_id, input_name, input_value, min_value, max_value, step, classes, …
 * @return string|void
 */
function woocommerce_quantity_input(array $args = [], ?WC_Product $product = null, bool $echo = true)
{
    $product ??= $GLOBALS['product'] ?? null;
    $product = $product instanceof WC_Product ? $product : null;
    $args = Value::array(
        apply_filters(
            'woocommerce_quantity_input_args',
            $args + [
                'input_id' => uniqid('quantity_'),
                'input_name' => 'quantity',
                'classes' => apply_filters(
                    'woocommerce_quantity_input_classes',
                    ['input-text', 'qty', 'text'],
                    $product,
                ),
                'pattern' => apply_filters('woocommerce_quantity_input_pattern', '[0-9]*'),
                'inputmode' => apply_filters('woocommerce_quantity_input_inputmode', 'numeric'),
                'placeholder' => apply_filters('woocommerce_quantity_input_placeholder', '', $product),
                'autocomplete' => apply_filters('woocommerce_quantity_input_autocomplete', 'off', $product),
                'readonly' => false,
                'min_value' => $product?->get_min_purchase_quantity() ?? 1,
                'max_value' => $product?->get_max_purchase_quantity() ?? -1,
                'step' => $product?->get_purchase_quantity_step() ?? 1,
                'product_name' => $product?->get_title() ?? '',
            ],
            $product,
        ),
    );
    $min = max(Value::int($args['min_value'] ?? 0), 0);
    $max = Value::int($args['max_value'] ?? 0) > 0 ? max(Value::int($args['max_value']), $min) : '';
    $args['input_value'] ??= $args['min_value'] ?? 1;
    $type = match (true) {
        $min > 0 && $min === $max => 'hidden',
        Value::bool($args['readonly'] ?? false) => 'text',
        default => 'number',
    };
    $html = wc_get_template_html('global/quantity-input.php', [
        ...array_filter($args, is_string(...), ARRAY_FILTER_USE_KEY),
        'min_value' => $min,
        'max_value' => $max,
        'type' => Value::filtered('woocommerce_quantity_input_type', $type),
    ]);
    if (!$echo) {
        return $html;
    }
    echo $html;
}

function woocommerce_output_product_data_tabs(): void
{
    wc_get_template('single-product/tabs/tabs.php');
}

function woocommerce_product_description_tab(): void
{
    $heading = Value::filtered('woocommerce_product_description_heading', __('Description', 'stallkeeper-stand-in'));
    echo $heading !== '' ? '<h2>' . esc_html($heading) . '</h2>' : '';
    the_content();
}

/**
 * @param array<string, array<string, mixed>> $tabs
 * @return array<string, array<string, mixed>>
 */
function woocommerce_default_product_tabs(array $tabs = []): array
{
    $post = get_post();
    if ($post instanceof WP_Post && $post->post_content !== '') {
        $tabs['description'] = [
            'title' => __('Description', 'stallkeeper-stand-in'),
            'priority' => 10,
            'callback' => 'woocommerce_product_description_tab',
        ];
    }
    if (comments_open()) {
        /* translators: %d: number of reviews */
        $tabs['reviews'] = [
            'title' => sprintf(__('Reviews (%d)', 'stallkeeper-stand-in'), (int) get_comments_number()),
            'priority' => 30,
            'callback' => 'comments_template',
        ];
    }
    return $tabs;
}

/**
 * @param array<string, array<string, mixed>> $tabs
 * @return array<string, array<string, mixed>>
 */
function woocommerce_sort_product_tabs(array $tabs = []): array
{
    uasort(
        $tabs,
        static fn(array $a, array $b): int => Value::int($a['priority'] ?? 10) <=> Value::int($b['priority'] ?? 10),
    );

    return $tabs;
}
