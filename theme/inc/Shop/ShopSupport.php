<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

/**
 * Declares the theme's WooCommerce support.
 *
 * It does not declare the gallery features (zoom, lightbox, slider): they are jQuery plugins, and Gallery.php, which
 * works without them, removes them.
 */
final class ShopSupport
{
    /** Pixels. A card is up to 280 pixels wide on a desktop, and 180 on a phone with a pixel ratio of 2. */
    private const CARD_WIDTH = 400;
    private const PRODUCT_WIDTH = 800;

    /** Hook: `after_setup_theme`. */
    public function declareSupport(): void
    {
        add_theme_support('woocommerce', [
            'thumbnail_image_width' => self::CARD_WIDTH,
            'single_image_width' => self::PRODUCT_WIDTH,
            // 12 products per page fill rows of two, three or four columns.
            'product_grid' => [
                'default_rows' => 3,
                'min_rows' => 1,
                'max_rows' => 12,
                'default_columns' => 4,
                'min_columns' => 2,
                'max_columns' => 6,
            ],
        ]);
    }
}
