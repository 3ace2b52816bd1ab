<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Render\Http\RequestInput;
use WC_Data_Store;
use WC_Product_Data_Store_CPT;
use WC_Product_Variable;

/**
 * Makes variable products work without JavaScript. WooCommerce's script finds the variation of the selected options and
 * writes its ID into the form. If the ID is missing, this class finds the variation.
 */
final class Variations
{
    /** Maximum number of variations in the price list. If there are more, the cart shows the price. */
    private const MAX_LISTED = 30;

    public function __construct(private readonly RequestInput $input) {}

    /**
     * Hook: `woocommerce_add_to_cart_product_id`, after plugins have replaced the product (10).
     *
     * Does not change the filter's value. The filter runs before WooCommerce reads the rest of the request.
     */
    public function findVariation(mixed $id): mixed
    {
        $sent = $this->input->any()->all();
        $product = is_numeric($id) && empty($sent['variation_id']) ? wc_get_product((int) $id) : null;
        if (!($product instanceof WC_Product_Variable)) {
            return $id;
        }
        $chosen = [];
        foreach ($sent as $name => $value) {
            if (is_string($name) && str_starts_with($name, 'attribute_') && is_string($value) && $value !== '') {
                $chosen[sanitize_title($name)] = $value;
            }
        }
        if (count($chosen) === count($product->get_variation_attributes())) {
            /** @var WC_Product_Data_Store_CPT $store */
            $store = WC_Data_Store::load('product');
            $this->input->setPosted(
                'variation_id',
                (string) $store->find_matching_product_variation($product, $chosen),
            );
        }

        return $id;
    }

    /**
     * Hook: `woocommerce_before_single_variation`.
     *
     * Prints the prices of all variations for visitors without JavaScript.
     */
    public function printPrices(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if (!($product instanceof WC_Product_Variable) || count($product->get_visible_children()) > self::MAX_LISTED) {
            return;
        }
        $lines = [];
        foreach ($product->get_visible_children() as $id) {
            $variation = wc_get_product($id);
            if ($variation instanceof \WC_Product_Variation) {
                $lines[] = sprintf(
                    '<li>%s: %s%s</li>',
                    esc_html(wc_get_formatted_variation($variation, true, false)),
                    wp_kses_post((string) $variation->get_price_html()),
                    $variation->is_in_stock() ? '' : ' ' . esc_html__('(sold out)', 'stallkeeper'),
                );
            }
        }
        printf('<noscript><ul class="variation-list">%s</ul></noscript>', implode('', $lines));
    }
}
