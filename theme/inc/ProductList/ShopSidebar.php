<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

use Stallkeeper\Theme\Widgets\WidgetAreas;

/** The shop's widget area next to product lists. Nothing is printed if the area is empty. */
final class ShopSidebar
{
    /** Hook: `woocommerce_before_main_content`, before the main landmark (ShopLayout.php, priority 10). */
    public function openFrame(): void
    {
        echo $this->isShown() ? '<div class="frame frame--sidebar">' : '';
    }

    /** Hook: `woocommerce_sidebar`, after the main landmark. */
    public function printSidebar(): void
    {
        if (!$this->isShown()) {
            return;
        }
        printf('<aside class="sidebar" aria-label="%s">', esc_attr__('Shop sidebar', 'stallkeeper'));
        dynamic_sidebar(WidgetAreas::SHOP);
        echo '</aside></div>';
    }

    private function isShown(): bool
    {
        return (is_shop() || is_product_taxonomy()) && is_active_sidebar(WidgetAreas::SHOP);
    }
}
