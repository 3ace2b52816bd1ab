<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\Input;
use WC_Product;

/**
 * Marks a line of the cart whose product is out of stock. WooCommerce's error above the cart only contains its name.
 */
final class SoldOutLine
{
    /** Hook: `woocommerce_cart_item_class`. */
    public function addClass(mixed $class, mixed $item): mixed
    {
        return is_string($class) && self::isSoldOut($item) ? "$class cart_item--sold-out" : $class;
    }

    /** Hook: `woocommerce_after_cart_item_name`. */
    public function printNote(mixed $item): void
    {
        if (self::isSoldOut($item)) {
            echo '<p class="cart-item__note">' . esc_html__('Out of stock', 'stallkeeper') . '</p>';
        }
    }

    private static function isSoldOut(mixed $item): bool
    {
        $product = Input::fromArray($item)->all()['data'] ?? null;

        return $product instanceof WC_Product && !$product->is_in_stock();
    }
}
