<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Checkout;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use WC_Cart;
use WC_Checkout;
use WC_Customer;
use WP_Error;

/**
 * Validates the input of the classic checkout: types and lengths. It also keeps the address if the cart has become
 * empty.
 */
final class CheckoutInput
{
    /** Maximum number of characters. The database columns are wider, but names and streets are shorter. */
    private const MAX_LENGTH = 200;
    private const MAX_NOTE_LENGTH = 5000;

    private const SECTIONS = ['billing', 'shipping', 'account', 'order'];

    public function __construct(private readonly SubmittedCheckout $form, private readonly RequestInput $input) {}

    /**
     * Hook: `wp_loaded`, before WooCommerce reads the form (20).
     *
     * Replaces lists such as `billing_email[]=…`, which would cause a PHP error. Fields with other names may be lists,
     * because plugins may use them.
     */
    public function removeLists(): void
    {
        if (!$this->form->isSubmitted()) {
            return;
        }
        foreach ($this->input->posted()->all() as $name => $value) {
            $isOfCheckout =
                preg_match(
                    '/^(?:(?:billing|shipping|account|order)_[a-z0-9_]+|payment_method|terms|createaccount|ship_to_different_address)$/',
                    (string) $name,
                ) === 1;
            if ($isOfCheckout && !is_string($value)) {
                $this->input->setPosted((string) $name, '');
            }
        }
    }

    /**
     * Hook: `wp_loaded`.
     *
     * Handles a checkout form that arrives after the cart was emptied. If the form has a valid nonce, its address is
     * saved with the customer, so that the next checkout form contains it. The nonce is required because no other site
     * may change a customer's saved address.
     */
    public function keepAddress(): void
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        /** @var ?WC_Customer $customer */
        $customer = WC()->customer;
        if (!$this->form->isSubmitted() || $cart === null || $customer === null || !$cart->is_empty()) {
            return;
        }
        if ($this->form->hasValidNonce()) {
            $this->saveAddress($customer);
            $this->sendToCart(
                esc_html__(
                    'Your cart is empty, so the order was not placed. Your details are saved for your next order.',
                    'stallkeeper-tools',
                ),
            );
        } else {
            $this->sendToCart(
                esc_html__(
                    'Your changes were not saved because the page has expired. Please try again.',
                    'stallkeeper-tools',
                ),
            );
        }
    }

    private function saveAddress(WC_Customer $customer): void
    {
        foreach (['billing', 'shipping'] as $section) {
            foreach (array_keys($this->fields($section)) as $name) {
                $value = $this->input->posted()->text($name, self::MAX_LENGTH);
                if ($value !== '' && is_callable([$customer, "set_{$name}"])) {
                    try {
                        $customer->{"set_{$name}"}(sanitize_text_field($value));
                    } catch (\WC_Data_Exception) {
                        // The value is invalid, such as an incomplete email address. Do not save it.
                        continue;
                    }
                }
            }
        }
        $customer->save();
    }

    /** Redirects to the cart. Requests of WooCommerce's script get WooCommerce's own response. */
    private function sendToCart(string $notice): void
    {
        if (!wp_doing_ajax()) {
            wc_add_notice($notice, 'error');
            wp_safe_redirect(wc_get_cart_url());
            exit();
        }
    }

    /**
     * Hook: `woocommerce_after_checkout_validation`.
     *
     * @param array<string, mixed> $data
     */
    public function checkLengths(array $data, WP_Error $errors): void
    {
        $input = Input::fromArray($data);
        foreach (self::SECTIONS as $section) {
            foreach ($this->fields($section) as $name => $field) {
                $max = ($field['type'] ?? '') === 'textarea' ? self::MAX_NOTE_LENGTH : self::MAX_LENGTH;
                if (mb_strlen($input->text($name)) > $max) {
                    $errors->add(
                        "{$name}_too_long",
                        sprintf(
                            /* translators: 1: name of a field, 2: greatest number of characters */
                            esc_html__('%1$s is too long. Use at most %2$s characters.', 'stallkeeper-tools'),
                            '<strong>' . esc_html(Input::fromArray($field)->text('label') ?: $name) . '</strong>',
                            esc_html(number_format_i18n($max)),
                        ),
                        ['id' => $name],
                    );
                }
            }
        }
    }

    /** @return array<string, array<string, mixed>> */
    private function fields(string $section): array
    {
        /** @var array<string, array<string, mixed>>|null $fields */
        $fields = WC_Checkout::instance()->get_checkout_fields($section);

        return is_array($fields) ? $fields : [];
    }
}
