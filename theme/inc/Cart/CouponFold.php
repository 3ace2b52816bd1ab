<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Theme\Templates\TemplatePart;

/**
 * Shows the coupon form of the cart page behind a disclosure. WooCommerce's template has no hook around its form, so
 * the form is left out there, and printed after the button that updates the cart.
 */
final class CouponFold
{
    private bool $isEnabled = false;

    public function __construct(
        private readonly RequestInput $input,
        private readonly CouponField $field,
        private readonly TemplatePart $parts,
    ) {}

    /**
     * Hook: `wp_loaded`, before WooCommerce reads the form (20).
     *
     * The Enter key in the field sends the first button of the form, which updates the cart.
     */
    public function applyTypedCode(): void
    {
        $posted = $this->input->posted();
        if ($posted->has('update_cart') && $posted->text('coupon_code') !== '') {
            $this->input->setPosted('apply_coupon', '1');
        }
    }

    /** Hook: `woocommerce_cart_contents`, after other callbacks. */
    public function leaveOut(): void
    {
        $this->isEnabled = function_exists('wc_coupons_enabled') && wc_coupons_enabled();
        if ($this->isEnabled) {
            add_filter('woocommerce_coupons_enabled', '__return_false', PHP_INT_MAX);
        }
    }

    /** Hook: `woocommerce_cart_actions`, before other callbacks. */
    public function print(): void
    {
        if (!$this->isEnabled) {
            return;
        }
        remove_filter('woocommerce_coupons_enabled', '__return_false', PHP_INT_MAX);
        $this->isEnabled = false;
        $typed = $this->field->rejectedCode();
        // The part escapes its output.
        echo $this->parts->html('parts/cart/coupon', ['code' => $typed, 'isOpen' => $typed !== '']);
    }
}
