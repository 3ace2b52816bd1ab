<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

/** The theme's own widgets, for the classic widget screen, the block one and the Customizer. */
final class Widgets
{
    public function addHooks(): void
    {
        add_action('widgets_init', static function (): void {
            register_widget(PopularPosts::class);
            if (function_exists('WC')) {
                register_widget(ProductsWidget::class);
            }
        });
    }
}
