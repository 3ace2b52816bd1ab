<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Layout;

use WP_Post;

/** The page that the Customizer shows when the owner opens a section, so that its settings are visible. */
final class SectionPages
{
    /** Hook: `customize_controls_enqueue_scripts`, after the script of the controls. */
    public function addData(): void
    {
        wp_add_inline_script(
            'stallkeeper-customizer',
            'window.stallkeeperSectionPages=' . wp_json_encode($this->urls(), JSON_HEX_TAG),
            'before',
        );
    }

    /** @return array<string, string> URL by ID of the section or its panel; the others are visible on every page */
    public function urls(): array
    {
        $postsPage = get_option('page_for_posts');
        $postsPage = is_numeric($postsPage) ? (int) $postsPage : 0;
        $urls = [
            'stallkeeper_front' => home_url('/'),
            'stallkeeper_slider' => home_url('/'),
            'stallkeeper_journal' => $postsPage > 0 ? get_permalink($postsPage) : home_url('/'),
            ...function_exists('WC') ? self::shopUrls() : [],
        ];

        return array_filter($urls, static fn(mixed $url): bool => is_string($url) && $url !== '');
    }

    /** @return array<string, string|false> */
    private static function shopUrls(): array
    {
        $products = get_posts(['post_type' => 'product', 'post_status' => 'publish', 'numberposts' => 1]);
        $product = $products[0] ?? null;

        return [
            'stallkeeper_product_list' => wc_get_page_permalink('shop'),
            'stallkeeper_product_page' => $product instanceof WP_Post ? get_permalink($product) : false,
            'stallkeeper_cart' => wc_get_page_permalink('cart'),
        ];
    }
}
