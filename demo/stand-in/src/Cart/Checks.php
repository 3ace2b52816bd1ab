<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product;
use WP_Error;

/** Whether what lies in the cart can still be bought. */
trait Checks
{
    public function check_cart_items(): bool
    {
        $isFine = true;
        foreach ([$this->check_cart_item_validity(), $this->check_cart_item_stock()] as $result) {
            if ($result instanceof WP_Error) {
                wc_add_notice($result->get_error_message(), 'error');
                $isFine = false;
            }
        }
        return $isFine;
    }

    public function check_cart_item_validity(): bool|WP_Error
    {
        $result = true;
        foreach ($this->get_cart() as $key => $item) {
            $product = $item['data'];
            if (!$product instanceof WC_Product || !$product->exists() || $product->get_status() === 'trash') {
                $this->set_quantity($key, 0);
                $result = new WP_Error('invalid', __('An item which is no longer available was removed from your cart.', 'stallkeeper-stand-in'));
            }
        }
        return $result;
    }

    public function check_cart_item_stock(): bool|WP_Error
    {
        $pieces = $this->get_cart_item_quantities();
        foreach ($this->get_cart() as $item) {
            $product = $item['data'];
            if (!$product instanceof WC_Product) {
                continue;
            }
            if (!$product->is_in_stock()) {
                /* translators: %s: name of a product */
                return new WP_Error('out-of-stock', sprintf(__('Sorry, “%s” is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.', 'stallkeeper-stand-in'), esc_html($product->get_name())));
            }
            if (!$product->has_enough_stock($pieces[$product->get_id()] ?? Value::int($item['quantity']))) {
                /* translators: 1: name of a product, 2: number of pieces */
                return new WP_Error('out-of-stock', sprintf(__('Sorry, we do not have enough “%1$s” in stock to fulfill your order (%2$d available).', 'stallkeeper-stand-in'), esc_html($product->get_name()), (int) $product->get_stock_quantity()));
            }
        }
        return true;
    }
}
