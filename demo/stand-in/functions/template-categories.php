<?php

/** What WooCommerce hooks into a category in a list. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** The lists of the stand-in show products only. */
function woocommerce_maybe_show_product_subcategories(string $loop_html = ''): string
{
    return $loop_html;
}

function woocommerce_template_loop_category_link_open(WP_Term $category): void
{
    $url = get_term_link($category, 'product_cat');
    /* translators: %s: name of a category */
    printf('<a aria-label="%s" href="%s">', esc_attr(sprintf(__('Visit product category %s', 'stallkeeper-stand-in'), $category->name)), esc_url(is_string($url) ? $url : ''));
}

function woocommerce_template_loop_category_link_close(): void
{
    echo '</a>';
}

function woocommerce_template_loop_category_title(WP_Term $category): void
{
    $count = $category->count > 0 ? Value::filtered('woocommerce_subcategory_count_html', sprintf(' <mark class="count">(%d)</mark>', $category->count), $category) : '';
    echo '<h2 class="woocommerce-loop-category__title">' . esc_html($category->name) . $count . '</h2>';
}

function woocommerce_subcategory_thumbnail(WP_Term $category): void
{
    $size = Value::filtered('subcategory_archive_thumbnail_size', 'woocommerce_thumbnail');
    $image = wp_get_attachment_image(Value::int(get_term_meta($category->term_id, 'thumbnail_id', true)), $size, false, ['alt' => $category->name]);
    echo $image !== '' ? $image : wc_placeholder_img($size, ['alt' => $category->name]);
}
