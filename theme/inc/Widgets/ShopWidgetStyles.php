<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Assets\ContentAssets;
use Stallkeeper\Theme\Shop\ShopStyles;

/**
 * Enqueues the styles of WooCommerce's widgets, and those of the shop, on each page if an area contains such a widget.
 */
final class ShopWidgetStyles
{
    private const STYLE = 'build/widgets.css';

    /** IDs of WooCommerce's widgets. */
    private const WIDGETS = '/^(?:woocommerce|wc_brands)_/';

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
                preg_grep(self::WIDGETS, array_filter($widgets, 'is_string')) !== []
            ) {
                $this->enqueue();

                return;
            }
        }
    }

    /**
     * Hook: `the_widget`.
     *
     * Enqueues the styles for a widget outside of the areas, for example in a block.
     *
     * @param mixed $class name of the widget's class
     */
    public function enqueueForWidget(mixed $class): void
    {
        if (is_string($class) && str_starts_with($class, 'WC_Widget')) {
            $this->enqueue();
        }
    }

    private function enqueue(): void
    {
        $place = ContentAssets::placeForWidgets();
        $this->styles->enqueue($place);
        $this->assets->enqueueForContent('stallkeeper-widgets', self::STYLE, 'stallkeeper-shop', $place);
    }
}
