<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\RequestInput;
use WC_Cart;
use WC_Coupon;
use WP_HTML_Tag_Processor;

/** Keeps a rejected coupon code in its field. */
final class CouponField
{
    /** Maximum number of characters of a code that an error message repeats. */
    private const MAX_REPEATED = 100;

    public function __construct(private readonly RequestInput $input) {}

    /**
     * Hook: `wp_loaded`, before WooCommerce reads the code (20).
     *
     * Removes a coupon code that is not a string, because WooCommerce would fail with a PHP error.
     */
    public function removeInvalidCode(): void
    {
        $this->input->removeList('coupon_code');
    }

    /** Hook: `woocommerce_coupon_error`, after plugins have changed the message (10). */
    public function shortenMessage(mixed $message, mixed $error, mixed $coupon): mixed
    {
        $code = $coupon instanceof WC_Coupon ? $coupon->get_code() : '';
        if (mb_strlen($code) <= self::MAX_REPEATED) {
            return $message;
        }

        return esc_html__('This coupon code is too long. Please check the code and try again.', 'stallkeeper');
    }

    /** Hook: `do_shortcode_tag`. */
    public function refillField(string $html, string $tag): string
    {
        $typed = str_starts_with($tag, 'woocommerce_') ? $this->rejectedCode() : '';
        if ($typed === '') {
            return $html;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'INPUT'])) {
            if ($tags->get_attribute('name') === 'coupon_code') {
                $tags->set_attribute('value', $typed);
            }
        }

        return $tags->get_updated_html();
    }

    /** The code of this request, unless it is in the cart now. */
    public function rejectedCode(): string
    {
        $typed = $this->input->posted()->text('coupon_code');
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        if (!class_exists(WC_Coupon::class) || $typed === '' || $cart === null) {
            return '';
        }

        return $cart->has_discount(wc_format_coupon_code($typed)) ? '' : $typed;
    }
}
