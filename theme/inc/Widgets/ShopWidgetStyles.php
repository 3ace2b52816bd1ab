<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Shop\ShopStyles;

/**
 * Enqueues the styles of WooCommerce's widgets, and those of the shop, on each page if an area contains such a widget.
 */
final class ShopWidgetStyles
{
    private const STYLE = 'build/widgets.css';

    private const INACTIVE = 'wp_inactive_widgets';

    public function __construct(private readonly Assets $assets, private readonly ShopStyles $styles) {}

    /** Hook: `wp_enqueue_scripts`, after the theme's own stylesheet (10). */
    public function enqueueForWidgets(): void
    {
        // A page can show each of the areas.
        foreach (wp_get_sidebars_widgets() as $area => $widgets) {
            if (
                $area !== self::INACTIVE &&
                is_array($widgets) &&
                preg_grep('/^woocommerce_/', array_filter($widgets, 'is_string')) !== []
            ) {
                $this->styles->enqueue();
                wp_enqueue_style(
                    'stallkeeper-widgets',
                    get_theme_file_uri(self::STYLE),
                    ['stallkeeper-shop'],
                    $this->assets->version(self::STYLE),
                );

                return;
            }
        }
    }
}
