<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Theme\Assets\ScriptModule;
use Stallkeeper\Theme\Shop\ShopStyles;
use Stallkeeper\Theme\Templates\TemplatePart;
use WC_Cart;

/** Order and additions of the cart page. */
final class CartPage
{
    private const CROSS_SELLS = 'woocommerce_cross_sell_display';

    public function __construct(
        private readonly ScriptModule $modules,
        private readonly TemplatePart $parts,
        private readonly ShopStyles $styles,
    ) {}

    /**
     * Hook: `woocommerce_before_cart`.
     *
     * Moves the cross-sells below the totals. A callback that a shop has removed or moved stays so.
     */
    public function prepare(): void
    {
        $this->modules->enqueue('cart');
        $this->styles->enqueueCart();
        if (remove_action('woocommerce_cart_collaterals', self::CROSS_SELLS)) {
            add_action('woocommerce_cart_collaterals', self::CROSS_SELLS, 20);
        }
    }

    /** Hook: `woocommerce_after_cart_table`. Total and button stay visible on phones while the lines scroll. */
    public function printBar(): void
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        if ($cart !== null) {
            // The part escapes its output.
            echo $this->parts->html('parts/cart/bar', ['total' => $cart->get_total(), 'url' => wc_get_checkout_url()]);
        }
    }

    /**
     * Hook: `woocommerce_after_cart`.
     *
     * Prints the status message, which is announced when the script has updated the cart.
     */
    public function printStatus(): void
    {
        printf(
            '<p class="screen-reader-text" role="status" data-part="cart-page-status" data-text="%s"></p>',
            /* translators: %s: amount of money */
            esc_attr__('Cart updated. Total: %s', 'stallkeeper'),
        );
    }
}
