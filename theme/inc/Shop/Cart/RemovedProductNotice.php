<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop\Cart;

use WC_Cart;
use WC_Session;

/** A product that was deleted while it lay in a cart. WooCommerce takes it out without a word; here it is said. */
final class RemovedProductNotice
{
    public function addHooks(): void
    {
        add_action('woocommerce_cart_loaded_from_session', $this->tell(...));
    }

    /** The session still has the cart as it was saved, the cart already what is left of it. */
    private function tell(WC_Cart $cart): void
    {
        /** @var ?WC_Session $session */
        $session = WC()->session;
        $before = $session?->get('cart');
        if (!is_array($before)) {
            return;
        }
        $gone = 0;
        foreach (array_diff_key($before, $cart->get_cart_contents()) as $item) {
            $id = is_array($item) ? (($item['variation_id'] ?? 0) ?: ($item['product_id'] ?? 0)) : 0;
            // WooCommerce has its own words for what exists and cannot be bought.
            $gone += is_numeric($id) && $id > 0 && !wc_get_product((int) $id) ? 1 : 0;
        }
        if ($gone > 0 && !is_admin()) {
            wc_add_notice(
                esc_html(sprintf(
                    /* translators: %s: number of products */
                    _n('%s product in your cart is no longer sold. It was taken out.', '%s products in your cart are no longer sold. They were taken out.', $gone, 'stallkeeper'),
                    number_format_i18n($gone),
                )),
                'error',
            );
        }
    }
}
