<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Theme\Product\Quantity;
use Stallkeeper\Theme\Shop\ExpiredNonceNotice;
use WC_Cart;
use WC_Product;
use WC_Session;

/**
 * Validates the cart form before WooCommerce reads it. WooCommerce changes -1 to 1, ignores text, and does nothing
 * without a valid nonce. This class shows an error in these cases and keeps the entered values in the form.
 */
final class CartForm
{
    private const SESSION_KEY = 'stallkeeper_typed_quantities';
    private const BUTTONS = ['update_cart', 'apply_coupon', 'proceed'];

    /** @var array<array-key, string> cart item key => entered value of this request */
    private array $typed = [];

    public function __construct(
        private readonly Quantity $quantity,
        private readonly ExpiredNonceNotice $nonces,
        private readonly RequestInput $input,
    ) {}

    /** Hook: `wp_loaded`. */
    public function checkQuantities(): void
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        $posted = $this->input->posted();
        $lines = $posted->all()['cart'] ?? null;
        if ($cart === null || !is_array($lines) || array_intersect(self::BUTTONS, $posted->names()) === []) {
            return;
        }
        $typed = [];
        $isOurs = $this->nonces->isValid('woocommerce-cart-nonce', 'woocommerce-cart');
        foreach ($cart->get_cart() as $key => $item) {
            $line = $posted->at('cart', $key);
            if (!$line->has('qty')) {
                continue;
            }
            $fault = $this->quantity->fault($line->text('qty'), 0);
            if ($fault !== null) {
                $product = Input::fromArray($item)->all()['data'] ?? null;
                $name = $product instanceof WC_Product ? $product->get_name() : '';
                wc_add_notice('<strong>' . esc_html($name) . '</strong>: ' . $fault, 'error');
                unset($lines[$key]);
            }
            if ($fault !== null || !$isOurs) {
                $typed[$key] = mb_substr($line->text('qty'), 0, 40);
            }
        }
        $this->input->setPosted('cart', wp_slash($lines));
        if (!$isOurs) {
            wc_add_notice($this->nonces->sentence(), 'error');
        }
        $this->typed = $typed;
        // If another line has changed, WooCommerce redirects. So the session keeps the values for the next page. A form
        // without a valid nonce may come from another site, so its values are shown only in this response.
        if ($isOurs) {
            $this->session()?->set(self::SESSION_KEY, $typed === [] ? null : $typed);
        }
    }

    /**
     * Hook: `woocommerce_quantity_input_args`, after Quantity.php has set the maximum (10).
     *
     * @param  array<string, mixed> $args arguments of a quantity input
     * @return array<string, mixed>
     */
    public function restoreQuantity(array $args): array
    {
        $name = Input::fromArray($args)->text('input_name');
        $typed = $this->typed !== [] ? $this->typed : $this->session()?->get(self::SESSION_KEY);
        if (
            is_array($typed) &&
            preg_match('/^cart\[(\w+)\]\[qty\]$/', $name, $match) === 1 &&
            isset($typed[$match[1]])
        ) {
            $args['input_value'] = $typed[$match[1]];
        }

        return $args;
    }

    /** Hook: `woocommerce_after_cart_table`. */
    public function forgetQuantities(): void
    {
        if ($this->session()?->get(self::SESSION_KEY) !== null) {
            $this->session()->set(self::SESSION_KEY, null);
        }
    }

    private function session(): ?WC_Session
    {
        /** @var ?WC_Session $session */
        $session = WC()->session;

        return $session;
    }
}
