<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Checkout;

use Stallkeeper\Render\Http\RequestInput;

/** The form of the classic checkout, as this request submits it. */
final class SubmittedCheckout
{
    private const NONCE_FIELD = 'woocommerce-process-checkout-nonce';
    private const NONCE_ACTION = 'woocommerce-process_checkout';

    public function __construct(private readonly RequestInput $input) {}

    /** Whether this request submits the form, with its button or with WooCommerce's script. */
    public function isSubmitted(): bool
    {
        $posted = $this->input->posted();

        return $posted->has('woocommerce_checkout_place_order') ||
            $posted->has('woocommerce_checkout_update_totals') ||
            $this->input->query()->text('wc-ajax') === 'checkout';
    }

    /**
     * Whether the submitted form has a valid nonce. Without one, another site may have sent the form on the visitor's
     * behalf.
     */
    public function hasValidNonce(): bool
    {
        $sent = $this->input->any();

        return wp_verify_nonce(
            $sent->text($sent->has(self::NONCE_FIELD) ? self::NONCE_FIELD : '_wpnonce'),
            self::NONCE_ACTION,
        ) !== false;
    }
}
