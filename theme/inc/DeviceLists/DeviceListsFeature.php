<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\DeviceLists;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The wish list and the recently viewed products. */
final class DeviceListsFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('woocommerce_after_add_to_cart_form', [DeviceLists::class, 'printButton'], 5);
        $hooks->add('woocommerce_after_single_product_summary', [DeviceLists::class, 'printRecentlyViewed'], 24);
        foreach (['woocommerce_after_cart', 'woocommerce_cart_is_empty', 'woocommerce_account_dashboard'] as $hook) {
            $hooks->add($hook, [DeviceLists::class, 'printWishlist'], 20);
        }
        $hooks->add('render_block_woocommerce/cart', [DeviceLists::class, 'addWishlist'], 30);
    }
}
