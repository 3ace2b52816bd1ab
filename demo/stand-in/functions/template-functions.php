<?php

/** WooCommerce's functions that print parts of pages. template-hooks.php lists where. */

use Stallkeeper\Demo\StandIn\FormField;
use Stallkeeper\Demo\StandIn\ProductQuery;
use Stallkeeper\Demo\StandIn\Sorting;

// Product archives.

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

function woocommerce_output_all_notices(): void
{
    echo '<div class="woocommerce-notices-wrapper">';
    wc_print_notices();
    echo '</div>';
}

function woocommerce_demo_store(): void
{
    if (get_option('woocommerce_demo_store', 'no') !== 'no') {
        $notice = get_option('woocommerce_demo_store_notice') ?: 'This is a demo store for testing purposes.';
        $html = sprintf(
            '<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" data-notice-id="%s" style="display:none;">%s <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>',
            esc_attr(md5($notice)),
            wp_kses_post($notice),
        );
        echo apply_filters('woocommerce_demo_store', $html, $notice);
    }
}

function woocommerce_breadcrumb(): void
{
    $crumbs = new WC_Breadcrumb();
    $crumbs->add_crumb('Home', home_url());
    wc_get_template('global/breadcrumb.php', ['breadcrumb' => $crumbs->generate()]);
}

/** @return string|void */
function woocommerce_page_title($echo = true)
{
    $title = match (true) {
        is_search() => sprintf('Search results: “%s”', get_search_query(false)),
        is_tax() => single_term_title('', false),
        default => wc_get_page_id('shop') > 0 ? get_the_title(wc_get_page_id('shop')) : 'Shop',
    };
    if (!$echo) {
        return $title;
    }
    echo esc_html($title);
}

function woocommerce_product_loop_start(): void
{
    $list = '<ul class="products columns-' . esc_attr(wc_get_loop_prop('columns')) . '">';
    echo $list;
}

function woocommerce_product_loop_end(): void
{
    echo '</ul>';
}

function woocommerce_result_count(): void
{
    if (wc_get_loop_prop('total') > 0) {
        wc_get_template('loop/result-count.php', [
            'total' => wc_get_loop_prop('total'),
            'per_page' => wc_get_loop_prop('per_page'),
            'current' => wc_get_loop_prop('current_page'),
            'orderedby' => Sorting::screenReaderText(),
        ]);
    }
}

function woocommerce_catalog_ordering(): void
{
    if (wc_get_loop_prop('total') > 0) {
        wc_get_template('loop/orderby.php', [
            'catalog_orderby_options' => Sorting::options(),
            'orderby' => Sorting::current(),
            'show_default_orderby' => array_key_exists('menu_order', Sorting::options()),
            'use_label' => false,
        ]);
    }
}

// Products in lists.

function woocommerce_template_loop_product_link_open(): void
{
    $link = apply_filters('woocommerce_loop_product_link', get_the_permalink(), $GLOBALS['product']);
    echo '<a href="' . esc_url($link) . '" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">';
}

function woocommerce_template_loop_product_link_close(): void
{
    echo '</a>';
}

function woocommerce_template_loop_product_title(): void
{
    $class = apply_filters('woocommerce_product_loop_title_classes', 'woocommerce-loop-product__title');
    echo '<h2 class="' . esc_attr($class) . '">' . get_the_title() . '</h2>';
}

function woocommerce_template_loop_product_thumbnail(): void
{
    $size = apply_filters('single_product_archive_thumbnail_size', 'woocommerce_thumbnail');
    echo $GLOBALS['product']->get_image($size);
}

function woocommerce_show_product_loop_sale_flash(): void
{
    $product = $GLOBALS['product'];
    $html = '<span class="onsale">Sale!</span>';
    echo $product->is_on_sale()
        ? apply_filters('woocommerce_sale_flash', $html, get_post($product->get_id()), $product)
        : '';
}

function woocommerce_template_single_add_to_cart(): void
{
    wc_get_template("single-product/add-to-cart/{$GLOBALS['product']->get_type()}.php");
}

function woocommerce_template_loop_price(): void
{
    $price = $GLOBALS['product']->get_price_html();
    echo $price === '' ? '' : "<span class=\"price\">{$price}</span>";
}

function woocommerce_template_loop_rating(): void
{
    wc_get_template('loop/rating.php');
}

/** Add to cart link. The URL works without JavaScript; scripts use the data attributes. */
function woocommerce_template_loop_add_to_cart(): void
{
    $product = $GLOBALS['product'];
    $isPurchasable = $product->is_purchasable() && $product->is_in_stock();
    $classes = [
        'button',
        wp_is_block_theme() ? 'wp-element-button' : '',
        "product_type_{$product->get_type()}",
        $isPurchasable ? 'add_to_cart_button' : '',
        $isPurchasable && $product instanceof WC_Product_Simple ? 'ajax_add_to_cart' : '',
    ];
    $args = [
        'quantity' => 1,
        'class' => implode(' ', array_filter($classes)),
        'attributes' => [
            'data-product_id' => $product->get_id(),
            'data-product_sku' => $product->get_sku(),
            'aria-label' => $product->add_to_cart_description(),
            'rel' => 'nofollow',
        ],
    ];
    $args = apply_filters('woocommerce_loop_add_to_cart_args', $args, $product);
    printf(
        '<a href="%s" data-quantity="%s" class="%s" %s>%s</a>',
        esc_url($product->add_to_cart_url()),
        esc_attr($args['quantity']),
        esc_attr($args['class']),
        wc_implode_html_attributes($args['attributes']),
        esc_html($product->add_to_cart_text()),
    );
}

function wc_get_rating_html($rating, $count = 0): string
{
    $label = sprintf('Rated %s out of 5', $rating);
    $stars = sprintf('<span style="width:%s%%">%s</span>', $rating * 20, $label);

    return $rating > 0 ? "<div class=\"star-rating\" role=\"img\" aria-label=\"{$label}\">{$stars}</div>" : '';
}

/** @param array $args posts_per_page and columns */
function woocommerce_related_products($args = []): void
{
    $product = $GLOBALS['product'] ?? null;
    if ($product === null) {
        return;
    }
    $ids = wc_get_related_products($product->get_id(), $args['posts_per_page'], $product->get_upsell_ids());
    ProductQuery::printList('related', 'related products', 'Related products', $args['columns'], $ids);
}

function woocommerce_output_related_products(): void
{
    $args = ['posts_per_page' => 4, 'columns' => 4, 'orderby' => 'rand'];
    woocommerce_related_products(apply_filters('woocommerce_output_related_products_args', $args));
}

function woocommerce_upsell_display(): void
{
    $ids = ($GLOBALS['product'] ?? null)?->get_upsell_ids() ?? [];
    ProductQuery::printList('up-sells', 'up-sells upsells products', 'You may also like…', 4, $ids);
}

function woocommerce_cross_sell_display(): void
{
    $ids = array_slice(WC()->cart->get_cross_sells(), 0, 2);
    ProductQuery::printList('cross-sells', 'cross-sells', 'You may be interested in…', 2, $ids);
}

function woocommerce_cart_totals(): void
{
    wc_get_template('cart/cart-totals.php');
}

// Single products.

function woocommerce_show_product_images(): void
{
    wc_get_template('single-product/product-image.php');
}

function woocommerce_show_product_thumbnails(): void
{
    $product = $GLOBALS['product'];
    foreach ($product->get_image_id() === '' ? [] : $product->get_gallery_image_ids() as $index => $image) {
        $html = wc_get_gallery_image_html($image, false, $index);
        echo apply_filters('woocommerce_single_product_image_thumbnail_html', $html, $image);
    }
}

function wc_get_gallery_image_html($attachment_id, $main_image = false, $image_index = -1): string
{
    $thumbnail = wc_get_image_size('gallery_thumbnail');
    $small = [$thumbnail['width'], $thumbnail['height']];
    $size = apply_filters('woocommerce_gallery_image_size', $main_image ? 'woocommerce_single' : $small);
    $full = wp_get_attachment_image_src($attachment_id, 'full') ?: ['', 0, 0];
    $alt = trim(wp_strip_all_tags((string) get_post_meta($attachment_id, '_wp_attachment_image_alt', true)));
    if ($alt === '') {
        $title = $GLOBALS['product']->get_title();
        $alt = $main_image ? $title : sprintf('%s – image %d', $title, $image_index + 2);
    }
    $attributes = [
        'data-src' => $full[0],
        'data-large_image' => $full[0],
        'data-large_image_width' => $full[1],
        'data-large_image_height' => $full[2],
        'class' => $main_image ? 'wp-post-image' : '',
        'alt' => $alt,
    ];
    $hook = 'woocommerce_gallery_image_html_attachment_image_params';
    $attributes = apply_filters($hook, $attributes, $attachment_id, $size, $main_image);

    return sprintf(
        '<div data-thumb="%s" data-thumb-alt="%s" class="woocommerce-product-gallery__image"><a href="%s">%s</a></div>',
        esc_url((string) wp_get_attachment_image_url($attachment_id, $small)),
        esc_attr($alt),
        esc_url($full[0]),
        wp_get_attachment_image($attachment_id, $size, false, $attributes),
    );
}

function wc_get_stock_html($product): string
{
    ['availability' => $text, 'class' => $class] = $product->get_availability();

    return $text === '' ? '' : sprintf('<p class="stock %s">%s</p>', esc_attr($class), esc_html($text));
}

/** @param array $args options (list of values) and attribute (its name) */
function wc_dropdown_variation_attribute_options($args = []): void
{
    $id = sanitize_title($args['attribute']);
    $name = esc_attr("attribute_{$id}");
    $html = "<select id=\"{$id}\" name=\"{$name}\" data-attribute_name=\"{$name}\" data-show_option_none=\"yes\">";
    $html .= '<option value="">Choose an option</option>';
    foreach ($args['options'] as $option) {
        $term = taxonomy_exists($args['attribute']) ? get_term_by('slug', $option, $args['attribute']) : null;
        $html .= sprintf(
            '<option value="%s"%s>%s</option>',
            esc_attr($option),
            selected(wp_unslash($_REQUEST["attribute_{$id}"] ?? ''), $option, false),
            esc_html($term->name ?? $option),
        );
    }
    echo apply_filters('woocommerce_dropdown_variation_attribute_options_html', "{$html}</select>", $args);
}

/**
 * @param array $args input_name, input_value, min_value and max_value
 * @return string|void
 */
function woocommerce_quantity_input($args = [], $product = null, $echo = true)
{
    $args += [
        'input_id' => uniqid('quantity_'),
        'input_name' => 'quantity',
        'classes' => ['input-text', 'qty', 'text'],
        'readonly' => false,
        'min_value' => 1,
        'max_value' => $product->get_max_purchase_quantity(),
        'step' => 1,
        'product_name' => $product->get_title(),
    ];
    $args = apply_filters('woocommerce_quantity_input_args', $args, $product);
    $args['min_value'] = max((int) $args['min_value'], 0);
    $args['max_value'] = $args['max_value'] > 0 ? max((int) $args['max_value'], $args['min_value']) : '';
    $args['input_value'] ??= $args['min_value'];
    $args['type'] = match (true) {
        $args['min_value'] > 0 && $args['min_value'] === $args['max_value'] => 'hidden',
        (bool) $args['readonly'] => 'text',
        default => 'number',
    };
    $html = wc_get_template_html('global/quantity-input.php', $args);
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
    $heading = apply_filters('woocommerce_product_description_heading', 'Description');
    echo $heading ? '<h2>' . esc_html($heading) . '</h2>' : '';
    the_content();
}

/** A review in a list. WordPress closes the element. */
function woocommerce_comments($comment, $args, $depth): void
{
    printf(
        '<li class="review" id="li-comment-%1$d"><div id="comment-%1$d" class="comment_container"><div class="comment-text">%2$s' .
            '<p class="meta"><strong class="woocommerce-review__author">%3$s</strong></p><div class="description">%4$s</div></div></div>',
        $comment->comment_ID,
        wc_get_rating_html((int) get_comment_meta($comment->comment_ID, 'rating', true)),
        esc_html($comment->comment_author),
        wpautop(esc_html($comment->comment_content)),
    );
}

function woocommerce_default_product_tabs($tabs = []): array
{
    if (get_post()->post_content !== '') {
        $callback = 'woocommerce_product_description_tab';
        $tabs['description'] = ['title' => 'Description', 'priority' => 10, 'callback' => $callback];
    }
    if (comments_open()) {
        $title = sprintf('Reviews (%d)', get_comments_number());
        $tabs['reviews'] = ['title' => $title, 'priority' => 30, 'callback' => 'comments_template'];
    }

    return $tabs;
}

function woocommerce_sort_product_tabs($tabs = []): array
{
    uasort($tabs, static fn(array $a, array $b): int => ($a['priority'] ?? 10) <=> ($b['priority'] ?? 10));

    return $tabs;
}

// Cart and checkout.

function woocommerce_mini_cart(): void
{
    wc_get_template('cart/mini-cart.php');
}
