<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WP_Term;

/**
 * The colour or image of a value of an attribute. Both are metadata of the term, under the names that WooCommerce uses
 * since version 10.9: `color` and `image`.
 */
final class Swatch
{
    /** @return string HTML; '' if the value has neither a colour nor an image */
    public function html(string $taxonomy, string $slug): string
    {
        $term = taxonomy_exists($taxonomy) ? get_term_by('slug', $slug, $taxonomy) : false;

        return $term instanceof WP_Term ? $this->ofTerm($term, 'option__swatch') : '';
    }

    /** @return string HTML; '' if the value has neither a colour nor an image */
    public function ofTerm(WP_Term $term, string $class): string
    {
        $image = get_term_meta($term->term_id, 'image', true);
        // The name next to it describes it.
        $picture = is_numeric($image)
            ? wp_get_attachment_image((int) $image, 'woocommerce_gallery_thumbnail', false, [
                'alt' => '',
                'class' => $class,
                'sizes' => '2rem',
                'loading' => 'lazy',
            ])
            : '';
        $stored = get_term_meta($term->term_id, 'color', true);
        $color = is_string($stored) ? (string) sanitize_hex_color($stored) : '';

        return $picture !== '' || $color === ''
            ? $picture
            : sprintf('<span class="%s" style="background-color:%s"></span>', esc_attr($class), esc_attr($color));
    }
}
