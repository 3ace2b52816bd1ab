<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WC_Product;

/**
 * A bar with price and button at the bottom of a phone. The script shows it while the button of the form is not in the
 * window.
 */
final class BuyBar
{
    /** Hook: `woocommerce_after_single_product_summary`. */
    public function print(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if (
            $product instanceof WC_Product &&
            in_array($product->get_type(), ['simple', 'variable'], true) &&
            $product->is_purchasable() &&
            $product->is_in_stock()
        ) {
            printf(
                '<div class="buy-bar" data-part="buy-bar" hidden><span class="buy-bar__price" data-part="price"></span><button type="button" class="button" data-part="buy">%s</button></div>',
                esc_html($product->single_add_to_cart_text()),
            );
        }
    }
}
