<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

/** Registers the theme's widgets for the classic and the block widget editor and for the Customizer. */
final class Widgets
{
    public function addHooks(): void
    {
        add_action('widgets_init', [$this, 'registerWidgets']);
    }

    /** Hook: `widgets_init`. */
    public function registerWidgets(): void
    {
        register_widget(PopularPosts::class);
        if (function_exists('WC')) {
            register_widget(ProductsWidget::class);
        }
    }
}
