<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use WC_Cart;
use WC_Product;

/** Products that the cart beside the page suggests: cross-sells of its products that can be bought. */
final class Suggestions
{
    /** Cross-sells that are loaded at most, because some of them may not be available. */
    private const MAX_LOADED = 12;

    public function __construct(private readonly CartSettings $settings) {}

    /** @return list<WC_Product> */
    public function find(WC_Cart $cart): array
    {
        $max = $this->settings->suggestions();
        $ids = $max === 0 ? [] : array_slice($cart->get_cross_sells(), 0, self::MAX_LOADED);
        $found = [];
        foreach ($ids as $id) {
            $product = count($found) < $max ? wc_get_product($id) : null;
            if (
                $product instanceof WC_Product &&
                $product->is_visible() &&
                $product->is_purchasable() &&
                $product->is_in_stock()
            ) {
                $found[] = $product;
            }
        }

        return $found;
    }
}
