<?php

/** WooCommerce's template functions for products and categories in the loop. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function woocommerce_template_loop_product_link_open(): void
{
    $link = Value::filtered('woocommerce_loop_product_link', (string) get_the_permalink(), $GLOBALS['product'] ?? null);
    echo '<a href="' . esc_url($link) . '" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">';
}

function woocommerce_template_loop_product_link_close(): void
{
    echo '</a>';
}

function woocommerce_template_loop_product_title(): void
{
    $class = Value::filtered('woocommerce_product_loop_title_classes', 'woocommerce-loop-product__title');
    echo '<h2 class="' . esc_attr($class) . '">' . get_the_title() . '</h2>';
}

function woocommerce_template_loop_product_thumbnail(): void
{
    echo woocommerce_get_product_thumbnail();
}

/**
 * @param string $size
 * @param array<string, string> $attr
 * @param bool $placeholder
 * @return string
 */
function woocommerce_get_product_thumbnail($size = 'woocommerce_thumbnail', $attr = [], $placeholder = true)
{
    $product = $GLOBALS['product'] ?? null;

    return $product instanceof WC_Product
        ? $product->get_image(Value::filtered('single_product_archive_thumbnail_size', $size), $attr, $placeholder)
        : '';
}

function woocommerce_show_product_loop_sale_flash(): void
{
    $product = $GLOBALS['product'] ?? null;
    if ($product instanceof WC_Product && $product->is_on_sale()) {
        echo Value::filtered(
            'woocommerce_sale_flash',
            '<span class="onsale">' . esc_html__('Sale!', 'stallkeeper-stand-in') . '</span>',
            get_post(),
            $product,
        );
    }
}

function woocommerce_template_loop_price(): void
{
    $product = $GLOBALS['product'] ?? null;
    $price = $product instanceof WC_Product ? $product->get_price_html() : '';
    echo $price !== '' ? "<span class=\"price\">{$price}</span>" : '';
}

function woocommerce_template_loop_rating(): void
{
    wc_get_template('loop/rating.php');
}

/** @param array<string, mixed>|string $args hooks pass a string */
function woocommerce_template_loop_add_to_cart(array|string $args = []): void
{
    $product = $GLOBALS['product'] ?? null;
    if (!($product instanceof WC_Product)) {
        return;
    }
    $isPurchasable = $product->is_purchasable() && $product->is_in_stock();
    $supportsAjax = $isPurchasable && $product->supports('ajax_add_to_cart');
    $classes = [
        'button',
        wc_wp_theme_get_element_class_name('button'),
        "product_type_{$product->get_type()}",
        $isPurchasable ? 'add_to_cart_button' : '',
        $supportsAjax ? 'ajax_add_to_cart' : '',
    ];
    $attributes = [
        'data-product_id' => $product->get_id(),
        'data-product_sku' => $product->get_sku(),
        'aria-label' => $product->add_to_cart_description(),
        'rel' => 'nofollow',
        'data-success_message' => $product instanceof WC_Product_Simple ? $product->add_to_cart_success_message() : '',
    ];
    $args = Value::array(
        apply_filters(
            'woocommerce_loop_add_to_cart_args',
            wp_parse_args($args, [
                'quantity' => 1,
                'class' => implode(' ', array_filter($classes)),
                'aria-describedby_text' => $product->add_to_cart_aria_describedby(),
                'attributes' => $attributes,
            ]),
            $product,
        ),
    );
    wc_get_template('loop/add-to-cart.php', array_filter($args, is_string(...), ARRAY_FILTER_USE_KEY));
}

function wc_no_products_found(): void
{
    $message = esc_html__('No products were found matching your selection.', 'stallkeeper-stand-in');
    echo '<div class="woocommerce-no-products-found">' . wc_print_notice($message, 'notice', [], true) . '</div>';
}

function woocommerce_product_loop(): bool
{
    return have_posts();
}

/** The stand-in does not show subcategories in product archives. */
function woocommerce_maybe_show_product_subcategories(string $loop_html = ''): string
{
    return $loop_html;
}

function woocommerce_template_loop_category_link_open(WP_Term $category): void
{
    $url = get_term_link($category, 'product_cat');
    /* translators: %s: category name */
    printf(
        '<a aria-label="%s" href="%s">',
        esc_attr(sprintf(__('Visit product category %s', 'stallkeeper-stand-in'), $category->name)),
        esc_url(is_string($url) ? $url : ''),
    );
}

function woocommerce_template_loop_category_link_close(): void
{
    echo '</a>';
}

function woocommerce_template_loop_category_title(WP_Term $category): void
{
    $count =
        $category->count > 0
            ? Value::filtered(
                'woocommerce_subcategory_count_html',
                sprintf(' <mark class="count">(%d)</mark>', $category->count),
                $category,
            )
            : '';
    echo '<h2 class="woocommerce-loop-category__title">' . esc_html($category->name) . $count . '</h2>';
}

function woocommerce_subcategory_thumbnail(WP_Term $category): void
{
    $size = Value::filtered('subcategory_archive_thumbnail_size', 'woocommerce_thumbnail');
    $image = wp_get_attachment_image(
        Value::int(get_term_meta($category->term_id, 'thumbnail_id', true)),
        $size,
        false,
        ['alt' => $category->name],
    );
    echo $image !== '' ? $image : wc_placeholder_img($size, ['alt' => $category->name]);
}
