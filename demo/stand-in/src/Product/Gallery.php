<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product;

/** One picture of a product's gallery, with the classes and data that scripts of galleries look for. */
final class Gallery
{
    public static function image(int $id, bool $isMain, int $index): string
    {
        $thumbnail = wc_get_image_size('gallery_thumbnail');
        $small = [$thumbnail['width'], $thumbnail['height']];
        $size = apply_filters('woocommerce_gallery_image_size', $isMain ? 'woocommerce_single' : $small);
        $full = wp_get_attachment_image_src($id, Value::filtered('woocommerce_gallery_full_size', 'full')) ?: ['', 0, 0];
        $alt = self::alt($id, $isMain, $index);
        $attributes = Value::array(apply_filters('woocommerce_gallery_image_html_attachment_image_params', [
            'data-caption' => get_the_excerpt($id),
            'data-src' => $full[0],
            'data-large_image' => $full[0],
            'data-large_image_width' => (string) $full[1],
            'data-large_image_height' => (string) $full[2],
            'class' => $isMain ? 'wp-post-image' : '',
            'alt' => $alt,
        ], $id, $size, $isMain));
        $image = wp_get_attachment_image($id, is_string($size) ? $size : $small, false, array_map(Value::text(...), array_filter($attributes, is_string(...), ARRAY_FILTER_USE_KEY)));

        return sprintf(
            '<div data-thumb="%s" data-thumb-alt="%s" class="woocommerce-product-gallery__image"><a href="%s">%s</a></div>',
            esc_url((string) wp_get_attachment_image_url($id, $small)),
            esc_attr($alt),
            esc_url($full[0]),
            $image,
        );
    }

    private static function alt(int $id, bool $isMain, int $index): string
    {
        $own = trim(wp_strip_all_tags(Value::text(get_post_meta($id, '_wp_attachment_image_alt', true))));
        $product = $GLOBALS['product'] ?? null;
        if ($own !== '' || !$product instanceof WC_Product) {
            return $own;
        }
        /* translators: 1: name of a product, 2: number of a picture */
        return $isMain ? $product->get_title() : sprintf(__('%1$s – image %2$d', 'stallkeeper-stand-in'), $product->get_title(), $index + 2);
    }
}
