<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

use Exception;
use Stallkeeper\Demo\StandIn\Value;
use WC_Product;

/** What may lie in a cart. */
final class Rules
{
    /**
     * @return int the pieces to add
     * @throws Exception with the sentence for the visitor
     */
    public static function allowed(WC_Product $product, int $quantity, int $there): int
    {
        $name = esc_html($product->get_name());
        if ($product->is_sold_individually()) {
            $quantity = 1;
            if ($there > 0) {
                /* translators: %s: name of a product */
                $words = sprintf(__('You cannot add another “%s” to your cart.', 'stallkeeper-stand-in'), $name);
                throw new Exception(Value::filtered('woocommerce_cart_product_cannot_add_another_message', $words, $product));
            }
        }
        if (!$product->is_purchasable()) {
            throw new Exception(Value::filtered('woocommerce_cart_product_cannot_be_purchased_message', __('Sorry, this product cannot be purchased.', 'stallkeeper-stand-in'), $product));
        }
        if (!$product->is_in_stock()) {
            /* translators: %s: name of a product */
            $words = sprintf(__('You cannot add “%s” to the cart because the product is out of stock.', 'stallkeeper-stand-in'), $name);
            throw new Exception(Value::filtered('woocommerce_cart_product_out_of_stock_message', $words, $product));
        }
        if (!$product->has_enough_stock($quantity + $there)) {
            /* translators: 1: name of a product, 2: number of pieces */
            $words = sprintf(__('You cannot add that amount of “%1$s” to the cart because there is not enough stock (%2$d remaining).', 'stallkeeper-stand-in'), $name, (int) $product->get_stock_quantity());
            throw new Exception(Value::filtered('woocommerce_cart_product_not_enough_stock_message', $words, $product, $product->get_stock_quantity()));
        }
        return $quantity;
    }
}
