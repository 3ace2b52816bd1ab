<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

use Stallkeeper\Demo\StandIn\Value;

/** Pieces of the page that a script puts in the place of older ones, by CSS selector. */
final class Fragments
{
    /** @return array{fragments: mixed, cart_hash: string} */
    public static function all(): array
    {
        ob_start();
        woocommerce_mini_cart();
        $cart = '<div class="widget_shopping_cart_content">' . ob_get_clean() . '</div>';

        return [
            'fragments' => apply_filters('woocommerce_add_to_cart_fragments', ['div.widget_shopping_cart_content' => $cart]),
            'cart_hash' => WC()->cart?->get_cart_hash() ?? '',
        ];
    }

    /** @return array{result: string, messages: string, reload: bool, fragments: mixed} */
    public static function ofCheckout(): array
    {
        $pieces = [];
        foreach (['.woocommerce-checkout-review-order-table' => 'woocommerce_order_review', '.woocommerce-checkout-payment' => 'woocommerce_checkout_payment'] as $selector => $print) {
            ob_start();
            $print();
            $pieces[$selector] = ob_get_clean();
        }
        $messages = Value::text(wc_print_notices(true));

        return [
            'result' => $messages === '' ? 'success' : 'failure',
            'messages' => $messages,
            'reload' => false,
            'fragments' => apply_filters('woocommerce_update_order_review_fragments', $pieces),
        ];
    }
}
