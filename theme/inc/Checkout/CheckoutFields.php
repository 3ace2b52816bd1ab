<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Render\Http\Input;

/** The fields of the classic checkout and their messages. */
final class CheckoutFields
{
    /** Order of the email field in WooCommerce: below the address. */
    private const EMAIL_PRIORITY = 110;

    /**
     * Hook: `woocommerce_checkout_fields`, before plugins (10).
     *
     * The email address is the first field, as in the block checkout.
     *
     * @param mixed $fields fields by section and name
     */
    public function moveEmail(mixed $fields): mixed
    {
        if (
            is_array($fields) &&
            is_array($fields['billing'] ?? null) &&
            is_array($fields['billing']['billing_email'] ?? null) &&
            ($fields['billing']['billing_email']['priority'] ?? null) === self::EMAIL_PRIORITY
        ) {
            $fields['billing']['billing_email']['priority'] = 1;
        }

        return $fields;
    }

    /**
     * Hook: `woocommerce_checkout_required_field_notice`.
     *
     * Says what to do, with the label of the field. WooCommerce adds the name of the address, "Billing First name",
     * which is needed only if there are two addresses.
     *
     * @param mixed $notice message of WooCommerce as HTML
     * @param mixed $label  name of address and field as HTML
     * @param mixed $key    name of the field; WooCommerce passes it
     */
    public function explainRequired(mixed $notice, mixed $label, mixed $key = ''): mixed
    {
        if (!is_string($label) || !is_string($key)) {
            return $notice;
        }
        if (str_starts_with($key, 'billing_') && !WC()->cart->needs_shipping_address()) {
            $field = Input::fromArray(WC()->checkout()->get_checkout_fields('billing')[$key] ?? [])->text('label');
            $label = $field === '' ? $label : $field;
        }

        return sprintf(
            /* translators: %s: name of a field, for example "First name" */
            __('Please fill in: %s', 'stallkeeper'),
            '<strong>' . wp_strip_all_tags($label) . '</strong>',
        );
    }
}
