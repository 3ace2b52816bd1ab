<?php

/** WooCommerce's template functions for product archives. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Catalog\Sorting;
use Stallkeeper\Demo\StandIn\Value;

function woocommerce_output_content_wrapper(): void
{
    echo '<div id="primary" class="content-area"><main id="main" class="site-main" role="main">';
}

function woocommerce_output_content_wrapper_end(): void
{
    echo '</main></div>';
}

function woocommerce_get_sidebar(): void
{
    get_sidebar('shop');
}

function woocommerce_demo_store(): void
{
    if (is_store_notice_showing()) {
        $notice =
            Value::option('woocommerce_demo_store_notice') ?:
            __('This is a demo store for testing purposes: no orders shall be fulfilled.', 'stallkeeper-stand-in');
        $html = sprintf(
            '<p role="complementary" aria-label="%s" class="woocommerce-store-notice demo_store" data-notice-id="%s" style="display:none;">%s <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">%s</a></p>',
            esc_attr__('Store notice', 'stallkeeper-stand-in'),
            esc_attr(md5($notice)),
            wp_kses_post($notice),
            esc_html__('Dismiss', 'stallkeeper-stand-in'),
        );
        echo Value::filtered('woocommerce_demo_store', $html, $notice);
    }
}

/** @return string|void */
function woocommerce_page_title(bool $echo = true)
{
    $shop = wc_get_page_id('shop');
    $title = match (true) {
        /* translators: %s: search query */
        is_search() => sprintf(__('Search results: “%s”', 'stallkeeper-stand-in'), get_search_query(false)),
        is_tax() => (string) single_term_title('', false),
        default => $shop > 0 ? get_the_title($shop) : __('Shop', 'stallkeeper-stand-in'),
    };
    $title = Value::filtered('woocommerce_page_title', $title);
    if (!$echo) {
        return $title;
    }
    echo esc_html($title);
}

function woocommerce_product_loop_start(bool $echo = true): void
{
    wc_set_loop_prop('loop', 0);
    $list = '<ul class="products columns-' . esc_attr(Value::text(wc_get_loop_prop('columns'))) . '">';
    $html = Value::filtered('woocommerce_product_loop_start', $list);
    echo $html;
}

function woocommerce_product_loop_end(bool $echo = true): void
{
    $html = Value::filtered('woocommerce_product_loop_end', '</ul>');
    echo $html;
}

function woocommerce_product_taxonomy_archive_header(): void
{
    wc_get_template('loop/header.php');
}

function woocommerce_taxonomy_archive_description(): void
{
    $term = get_queried_object();
    if (
        is_product_taxonomy() &&
        $term instanceof WP_Term &&
        absint(Value::int(get_query_var('paged'))) < 2 &&
        $term->description !== ''
    ) {
        echo '<div class="term-description">' . wc_format_content(wp_kses_post($term->description)) . '</div>';
    }
}

function woocommerce_product_archive_description(): void
{
    $page = get_post(wc_get_page_id('shop'));
    if (
        is_post_type_archive('product') &&
        !is_search() &&
        Value::int(get_query_var('paged')) < 2 &&
        $page instanceof WP_Post &&
        $page->post_content !== ''
    ) {
        echo '<div class="page-description">' . Value::filtered('the_content', $page->post_content) . '</div>';
    }
}

function woocommerce_result_count(): void
{
    if (wc_get_loop_prop('is_paginated') && woocommerce_products_will_display()) {
        wc_get_template('loop/result-count.php', [
            'total' => wc_get_loop_prop('total'),
            'per_page' => wc_get_loop_prop('per_page'),
            'current' => wc_get_loop_prop('current_page'),
            'orderedby' => Sorting::screenReaderText(),
        ]);
    }
}

/** @param array<string, mixed>|string|null $attributes hooks pass a string */
function woocommerce_catalog_ordering(array|string|null $attributes = null): void
{
    if (wc_get_loop_prop('is_paginated') && woocommerce_products_will_display()) {
        wc_get_template('loop/orderby.php', [
            'catalog_orderby_options' => Sorting::options(),
            'orderby' => Sorting::current(),
            'show_default_orderby' => array_key_exists('menu_order', Sorting::options()),
            'use_label' => is_array($attributes) && Value::bool($attributes['useLabel'] ?? false),
        ]);
    }
}

function woocommerce_pagination(): void
{
    if (wc_get_loop_prop('is_paginated') && woocommerce_products_will_display()) {
        wc_get_template('loop/pagination.php', [
            'total' => wc_get_loop_prop('total_pages'),
            'current' => wc_get_loop_prop('current_page'),
            'base' => esc_url_raw(
                str_replace('999999999', '%#%', remove_query_arg('add-to-cart', get_pagenum_link(999999999, false))),
            ),
            'format' => '',
        ]);
    }
}

function woocommerce_reset_loop(): void
{
    wc_reset_loop();
}

function woocommerce_products_will_display(): bool
{
    return Value::int(wc_get_loop_prop('total', 0)) > 0;
}
