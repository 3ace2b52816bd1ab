<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Theme\Product\ProductPageSettings;
use Stallkeeper\Theme\ProductList\CardSettings;

/** Hides WooCommerce's path of categories on the pages where the owner does not want it. */
final class Breadcrumbs
{
    public function __construct(private readonly ProductPageSettings $product, private readonly CardSettings $lists) {}

    /** Hook: `woocommerce_before_main_content`, before WooCommerce prints the path (20). */
    public function remove(): void
    {
        if (!(is_product() ? $this->product->hasBreadcrumbs() : $this->lists->has(CardSettings::BREADCRUMBS))) {
            remove_action('woocommerce_before_main_content', 'woocommerce_breadcrumb', 20);
        }
    }
}
