<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

/**
 * What the theme tells WooCommerce about itself.
 *
 * Not the three gallery features (zoom, lightbox, slider): each is a jQuery plugin, and Gallery.php does without.
 */
final class Support
{
    /** Pixels: a card is at most 280 wide on a desk and 180 on a phone with two pixels to each. */
    private const CARD_WIDTH = 400;
    private const PRODUCT_WIDTH = 800;

    public function addHooks(): void
    {
        add_action('after_setup_theme', $this->declare(...));
    }

    private function declare(): void
    {
        add_theme_support('woocommerce', [
            'thumbnail_image_width' => self::CARD_WIDTH,
            'single_image_width' => self::PRODUCT_WIDTH,
            'product_grid' => ['default_rows' => 4, 'min_rows' => 1, 'max_rows' => 12, 'default_columns' => 4, 'min_columns' => 2, 'max_columns' => 6],
        ]);
    }
}
