<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Render\Http\RequestInput;
use WC_Cart;

/**
 * Validates the quantity of a product in the cart. WooCommerce accepts 1,000,000,000, and it ignores -1 or text without
 * an error message.
 */
final class Quantity
{
    private const MAX = 9999;

    public function __construct(private readonly RequestInput $input) {}

    public function max(): int
    {
        /**
         * Filters the maximum quantity of one product in a cart. It applies if the stock allows more.
         *
         * @param int $max
         */
        $max = apply_filters('stallkeeper_max_quantity', self::MAX);

        return is_int($max) && $max > 0 ? $max : self::MAX;
    }

    /**
     * Returns an error message for an invalid quantity.
     *
     * @param string $text value of the request
     * @param int    $min  minimum; 0 if that removes the product from the cart
     * @return string|null HTML; null if the quantity is valid
     */
    public function fault(string $text, int $min): ?string
    {
        $text = trim($text);
        // Shops that sell by weight change wc_stock_amount() to allow fractions.
        if (
            is_numeric($text) &&
            (float) $text >= $min &&
            (float) $text <= $this->max() &&
            (float) $text > $min - 1 &&
            (float) wc_stock_amount((float) $text) === (float) $text
        ) {
            return null;
        }

        return sprintf(
            /* translators: 1: what the visitor typed, 2: least number, 3: greatest number */
            esc_html__('“%1$s” is not a valid quantity. Please enter a whole number from %2$s to %3$s.', 'stallkeeper'),
            esc_html(mb_substr(sanitize_text_field($text), 0, 40)),
            esc_html(number_format_i18n($min)),
            esc_html(number_format_i18n($this->max())),
        );
    }

    /** Hook: `woocommerce_add_to_cart_validation`, before plugins check the product (10). */
    public function validateQuantity(bool $isValid, int $productId, mixed $quantity): bool
    {
        $sent = $this->input->any();
        $text = $sent->has('quantity') ? $sent->text('quantity') : '1';
        // A grouped product has a quantity for each of its products. The filter runs for each of them with its own
        // quantity.
        if ($sent->at('quantity')->all() !== []) {
            $text = is_numeric($quantity) ? (string) $quantity : '';
        }
        $fault = $this->fault($text === '' ? '1' : $text, 1);
        if ($fault === null && $this->inCart($productId) + (float) wc_stock_amount((float) $text) > $this->max()) {
            $fault = sprintf(
                /* translators: %s: greatest number of one product in a cart */
                esc_html__('You can add at most %s of each product to the cart.', 'stallkeeper'),
                esc_html(number_format_i18n($this->max())),
            );
        }
        if ($fault !== null) {
            wc_add_notice($fault, 'error');
        }

        return $isValid && $fault === null;
    }

    private function inCart(int $productId): float
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        $quantities = $cart?->get_cart_item_quantities() ?? [];

        return is_numeric($quantities[$productId] ?? null) ? (float) $quantities[$productId] : 0.0;
    }

    /**
     * Hook: `woocommerce_quantity_input_args`.
     *
     * Sets the maximum in the form, so that browsers report an error before the form is sent.
     *
     * @param  array<string, mixed> $args arguments of the quantity input
     * @return array<string, mixed>
     */
    public function setMaximum(array $args): array
    {
        $max = $args['max_value'] ?? '';

        return is_numeric($max) && $max > 0 ? $args : [...$args, 'max_value' => $this->max()];
    }
}
