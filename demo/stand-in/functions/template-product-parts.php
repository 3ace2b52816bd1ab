<?php

/** WooCommerce's template functions for related products, gallery images, stock, ratings and the breadcrumb. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Catalog\RelatedProducts;
use Stallkeeper\Demo\StandIn\Value;

function woocommerce_output_related_products(): void
{
    woocommerce_related_products(
        array_filter(
            Value::array(
                apply_filters('woocommerce_output_related_products_args', [
                    'posts_per_page' => 4,
                    'columns' => 4,
                    'orderby' => 'rand',
                ]),
            ),
            is_string(...),
            ARRAY_FILTER_USE_KEY,
        ),
    );
}

/** @param array<string, mixed> $args posts_per_page, columns, orderby, order */
function woocommerce_related_products(array $args = []): void
{
    $product = $GLOBALS['product'] ?? null;
    if (!($product instanceof WC_Product)) {
        return;
    }
    $args = array_replace(['posts_per_page' => 2, 'columns' => 2, 'orderby' => 'rand', 'order' => 'desc'], $args);
    $ids = wc_get_related_products($product->get_id(), Value::int($args['posts_per_page']), $product->get_upsell_ids());
    wc_set_loop_prop('name', 'related');
    wc_set_loop_prop('columns', apply_filters('woocommerce_related_products_columns', $args['columns']));
    wc_get_template('product-list.php', [
        'class' => 'related products',
        'heading' => Value::filtered(
            'woocommerce_product_related_products_heading',
            __('Related products', 'stallkeeper-stand-in'),
        ),
        'products' => RelatedProducts::products($ids),
    ]);
}

function woocommerce_upsell_display(
    int|string $limit = -1,
    int $columns = 4,
    string $orderby = 'rand',
    string $order = 'desc',
): void {
    $product = $GLOBALS['product'] ?? null;
    if (!($product instanceof WC_Product)) {
        return;
    }
    $upsells = RelatedProducts::products($product->get_upsell_ids());
    wc_set_loop_prop('name', 'up-sells');
    wc_set_loop_prop('columns', apply_filters('woocommerce_upsells_columns', $columns));
    wc_get_template('product-list.php', [
        'class' => 'up-sells upsells products',
        'heading' => Value::filtered(
            'woocommerce_product_upsells_products_heading',
            __('You may also like…', 'stallkeeper-stand-in'),
        ),
        'products' => Value::int($limit) > 0 ? array_slice($upsells, 0, Value::int($limit)) : $upsells,
    ]);
}

function wc_get_gallery_image_html(int $attachment_id, bool $main_image = false, int $image_index = -1): string
{
    $thumbnail = wc_get_image_size('gallery_thumbnail');
    $small = [$thumbnail['width'], $thumbnail['height']];
    $size = apply_filters('woocommerce_gallery_image_size', $main_image ? 'woocommerce_single' : $small);
    $full = wp_get_attachment_image_src($attachment_id, Value::filtered('woocommerce_gallery_full_size', 'full')) ?: [
        '',
        0,
        0,
    ];
    $product = $GLOBALS['product'] ?? null;
    $alt = trim(wp_strip_all_tags(Value::text(get_post_meta($attachment_id, '_wp_attachment_image_alt', true))));
    if ($alt === '' && $product instanceof WC_Product) {
        /* translators: 1: product name, 2: image number */
        $alt = $main_image
            ? $product->get_title()
            : sprintf(__('%1$s – image %2$d', 'stallkeeper-stand-in'), $product->get_title(), $image_index + 2);
    }
    $attributes = Value::array(
        apply_filters(
            'woocommerce_gallery_image_html_attachment_image_params',
            [
                'data-caption' => get_the_excerpt($attachment_id),
                'data-src' => $full[0],
                'data-large_image' => $full[0],
                'data-large_image_width' => (string) $full[1],
                'data-large_image_height' => (string) $full[2],
                'class' => $main_image ? 'wp-post-image' : '',
                'alt' => $alt,
            ],
            $attachment_id,
            $size,
            $main_image,
        ),
    );
    $image = wp_get_attachment_image(
        $attachment_id,
        is_string($size) ? $size : $small,
        false,
        array_map(Value::text(...), array_filter($attributes, is_string(...), ARRAY_FILTER_USE_KEY)),
    );

    return sprintf(
        '<div data-thumb="%s" data-thumb-alt="%s" class="woocommerce-product-gallery__image"><a href="%s">%s</a></div>',
        esc_url((string) wp_get_attachment_image_url($attachment_id, $small)),
        esc_attr($alt),
        esc_url($full[0]),
        $image,
    );
}

function wc_get_stock_html(WC_Product $product): string
{
    $availability = $product->get_availability();
    $html =
        $availability['availability'] === ''
            ? ''
            : sprintf(
                '<p class="stock %s">%s</p>',
                esc_attr($availability['class']),
                wp_kses_post($availability['availability']),
            );

    return Value::filtered('woocommerce_get_stock_html', $html, $product);
}

function wc_get_rating_html(float $rating, int $count = 0): string
{
    /* translators: %s: rating from 0 to 5 */
    $label = sprintf(__('Rated %s out of 5', 'stallkeeper-stand-in'), $rating);
    $html =
        $rating > 0
            ? '<div class="star-rating" role="img" aria-label="' .
                esc_attr($label) .
                '">' .
                wc_get_star_rating_html($rating, $count) .
                '</div>'
            : '';

    return Value::filtered('woocommerce_product_get_rating_html', $html, $rating, $count);
}

function wc_get_star_rating_html(float $rating, int $count = 0): string
{
    /* translators: %s: rating from 0 to 5 */
    $html = sprintf(
        '<span style="width:%s%%">%s</span>',
        $rating * 20,
        sprintf(esc_html__('Rated %s out of 5', 'stallkeeper-stand-in'), $rating),
    );

    return Value::filtered('woocommerce_get_star_rating_html', $html, $rating, $count);
}

/** @param array<string, mixed> $args delimiter, wrap_before, wrap_after, before, after, home */
function woocommerce_breadcrumb(array $args = []): void
{
    $args = Value::array(
        apply_filters('woocommerce_breadcrumb_defaults', [
            'delimiter' => '&nbsp;&#47;&nbsp;',
            'wrap_before' =>
                '<nav class="woocommerce-breadcrumb" aria-label="' .
                esc_attr__('Breadcrumb', 'stallkeeper-stand-in') .
                '">',
            'wrap_after' => '</nav>',
            'before' => '',
            'after' => '',
            'home' => __('Home', 'stallkeeper-stand-in'),
            ...$args,
        ]),
    );
    $crumbs = new WC_Breadcrumb();
    if (Value::text($args['home'] ?? '') !== '') {
        $crumbs->add_crumb(Value::text($args['home']), Value::filtered('woocommerce_breadcrumb_home_url', home_url()));
    }
    $args['breadcrumb'] = $crumbs->generate();
    do_action('woocommerce_breadcrumb', $crumbs, $args);
    wc_get_template('global/breadcrumb.php', array_filter($args, is_string(...), ARRAY_FILTER_USE_KEY));
}
