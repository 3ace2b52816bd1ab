<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WC_Product;

/** The delivery text of a product: the description of its shipping class, such as “Delivered in 3 to 5 days”. */
final class Delivery
{
    /** Name in the data of a variation, which the script reads. */
    private const VARIATION = 'stallkeeper_delivery_html';

    /** Hook: `woocommerce_after_add_to_cart_form`. The element is empty if only variations have a text. */
    public function print(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if ($product instanceof WC_Product) {
            printf('<div class="delivery" data-part="delivery">%s</div>', $this->html($product));
        }
    }

    /** Hook: `woocommerce_available_variation`. */
    public function addToVariation(mixed $data, mixed $product, mixed $variation): mixed
    {
        return is_array($data) && $variation instanceof WC_Product
            ? [...$data, self::VARIATION => $this->html($variation)]
            : $data;
    }

    private function html(WC_Product $product): string
    {
        $id = $product->get_shipping_class_id();
        $term = $id > 0 && $product->needs_shipping() ? get_term($id, 'product_shipping_class') : null;

        return $term instanceof \WP_Term ? wp_kses_post($term->description) : '';
    }
}
