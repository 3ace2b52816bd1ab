<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use WC_Cart;
use WC_Session;

/** Shows a notice if a product in the cart has been deleted. WooCommerce removes it from the cart without a message. */
final class RemovedProductNotice
{
    /** Hook: `woocommerce_cart_loaded_from_session`. Compares the saved cart in the session with the current cart. */
    public function addNotice(WC_Cart $cart): void
    {
        /** @var ?WC_Session $session */
        $session = WC()->session;
        $before = $session?->get('cart');
        if (!is_array($before)) {
            return;
        }
        $gone = 0;
        foreach (array_diff_key($before, $cart->get_cart_contents()) as $item) {
            $id = is_array($item) ? ($item['variation_id'] ?? 0 ?: $item['product_id'] ?? 0) : 0;
            // WooCommerce shows its own message for existing products that cannot be purchased.
            $gone += is_numeric($id) && $id > 0 && !wc_get_product((int) $id) ? 1 : 0;
        }
        if ($gone > 0 && !is_admin()) {
            wc_add_notice(
                esc_html(
                    sprintf(
                        /* translators: %s: number of products */
                        _n(
                            '%s product in your cart is no longer available and was removed.',
                            '%s products in your cart are no longer available and were removed.',
                            $gone,
                            'stallkeeper',
                        ),
                        number_format_i18n($gone),
                    ),
                ),
                'error',
            );
        }
    }
}
