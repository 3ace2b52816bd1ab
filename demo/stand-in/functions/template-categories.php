<?php

/** What WooCommerce hooks into the list of categories, and whether it is shown. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function woocommerce_get_loop_display_mode(): string
{
    $term = get_queried_object();
    $isCategory = is_product_category() && $term instanceof WP_Term;
    if ((!is_shop() && !$isCategory) || is_search() || is_filtered() || Value::int(get_query_var('paged')) > 1) {
        return 'products';
    }
    $own = $isCategory ? Value::text(get_term_meta($term->term_id, 'display_type', true)) : '';
    $mode = $own !== '' ? $own : Value::option($isCategory ? 'woocommerce_category_archive_display' : 'woocommerce_shop_page_display');
    $isAsked = in_array($mode, ['subcategories', 'both'], true) && woocommerce_get_product_subcategories($isCategory ? $term->term_id : 0) !== [];

    return $isAsked ? $mode : 'products';
}

/** @return list<WP_Term> */
function woocommerce_get_product_subcategories(int $parent_id = 0): array
{
    $terms = get_terms([
        'taxonomy' => 'product_cat', 'parent' => $parent_id, 'hide_empty' => (bool) apply_filters('woocommerce_product_subcategories_hide_empty', true), 'hierarchical' => true,
    ]);
    return array_values(array_filter(Value::array($terms), static fn(mixed $term): bool => $term instanceof WP_Term));
}

function woocommerce_maybe_show_product_subcategories(string $loop_html = ''): string
{
    $mode = woocommerce_get_loop_display_mode();
    if (wc_get_loop_prop('is_shortcode') || !is_main_query() || $mode === 'products') {
        return $loop_html;
    }
    ob_start();
    woocommerce_output_product_categories(['parent_id' => is_product_category() ? get_queried_object_id() : 0]);
    if ($mode === 'subcategories') {
        wc_set_loop_prop('total', 0);
    }
    return $loop_html . ob_get_clean();
}

/** @param array<string, mixed> $args before, after and parent_id */
function woocommerce_output_product_categories(array $args = []): bool
{
    $categories = woocommerce_get_product_subcategories(Value::int($args['parent_id'] ?? 0));
    echo Value::text($args['before'] ?? '');
    foreach ($categories as $category) {
        wc_get_template('content-product-cat.php', ['category' => $category]);
    }
    echo Value::text($args['after'] ?? '');
    return $categories !== [];
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
