<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use WP_Widget_Factory;

/** Registers the theme's widgets for the classic and the block widget editor and for the Customizer. */
final class Widgets
{
    /**
     * @param Lazy<PopularPosts> $popularPosts
     * @param Lazy<ProductsWidget> $products
     */
    public function __construct(
        #[LazyService(PopularPosts::class)] private readonly Lazy $popularPosts,
        #[LazyService(ProductsWidget::class)] private readonly Lazy $products,
    ) {}

    /** Hook: `widgets_init`. */
    public function registerWidgets(): void
    {
        $this->register($this->popularPosts->get());
        if (function_exists('WC')) {
            $this->register($this->products->get());
        }
    }

    /** Uses the class name as key, so that the_widget() and unregister_widget() find the widget by its class. */
    private function register(Widget $widget): void
    {
        $factory = $GLOBALS['wp_widget_factory'] ?? null;
        if ($factory instanceof WP_Widget_Factory) {
            $factory->widgets[$widget::class] = $widget;
        }
    }
}
