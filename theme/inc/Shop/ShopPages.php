<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use WP_Post;

/** Detects WooCommerce's pages with forms. */
final class ShopPages
{
    private const BLOCKS = ['woocommerce/cart', 'woocommerce/checkout'];

    /** Whether this is the checkout or the payment of an order, but not the page after an order. */
    public function isCheckout(): bool
    {
        return function_exists('WC') && is_checkout() && !is_order_received_page();
    }

    /**
     * Whether this is the cart, checkout or account page, or another page with WooCommerce's cart or checkout block.
     * Their forms need WooCommerce's own scripts, and their content is for one visitor.
     */
    public function isCartCheckoutOrAccount(): bool
    {
        if (!function_exists('WC')) {
            return false;
        }
        if (is_cart() || is_checkout() || is_account_page()) {
            return true;
        }
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof WP_Post &&
            array_filter(self::BLOCKS, static fn(string $block): bool => has_block($block, $post)) !== [];
    }
}
