<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The checkout and the received order. */
final class CheckoutFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        foreach (['cart', 'checkout'] as $block) {
            $hooks->add("render_block_woocommerce/$block", [BlockFallback::class, 'addFallback'], 20, 2);
        }
        $hooks->add('woocommerce_get_order_item_totals', [OrderTotal::class, 'markTotal'], 20);
        $hooks->add('do_shortcode_tag', [CheckoutForms::class, 'linkForms'], 20, 2);
        $hooks->add('render_block_woocommerce/classic-shortcode', [CheckoutForms::class, 'linkForms'], 20);
    }
}
