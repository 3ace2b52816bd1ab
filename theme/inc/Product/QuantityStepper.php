<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Theme\QuickAdd\QuickAdd;

/**
 * Buttons around the quantities of product pages and of the cart. They are disabled and not visible until the script
 * enables them; their place is reserved.
 */
final class QuantityStepper
{
    private const PLACES = [
        'woocommerce_before_single_product',
        'woocommerce_before_cart',
        'stallkeeper_before_cart_drawer',
    ];

    /** Hook: `woocommerce_before_quantity_input_field`. */
    public function printLess(): void
    {
        self::button('less', '−', __('Decrease quantity', 'stallkeeper'));
    }

    /** Hook: `woocommerce_after_quantity_input_field`. */
    public function printMore(): void
    {
        self::button('more', '+', __('Increase quantity', 'stallkeeper'));
    }

    private static function button(string $part, string $sign, string $label): void
    {
        // Lists of plugins may have quantities as well.
        if (array_sum(array_map(did_action(...), self::PLACES)) > 0 || doing_action('wc_ajax_' . QuickAdd::FORM)) {
            printf(
                '<button type="button" class="quantity__step" data-part="%s" aria-label="%s" disabled>%s</button>',
                $part,
                esc_attr($label),
                $sign,
            );
        }
    }
}
