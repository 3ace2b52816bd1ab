<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop\Cart;

use WC_Cart;
use WC_Coupon;
use WP_HTML_Tag_Processor;

/** Keeps a rejected coupon code in its field. */
final class CouponField
{
    /** Maximum number of characters of a code that an error message repeats. */
    private const MAX_REPEATED = 100;

    public function addHooks(): void
    {
        add_action('wp_loaded', [$this, 'removeInvalidCode'], 15);
        add_filter('woocommerce_coupon_error', [$this, 'shortenMessage'], 20, 3);
        add_filter('do_shortcode_tag', [$this, 'refillField'], 10, 2);
    }

    /**
     * Hook: `wp_loaded`, before WooCommerce reads the code (20).
     *
     * Removes a coupon code that is not a string, because WooCommerce would fail with a PHP error.
     */
    public function removeInvalidCode(): void
    {
        if (isset($_POST['coupon_code']) && !is_string($_POST['coupon_code'])) {
            unset($_POST['coupon_code'], $_REQUEST['coupon_code']);
        }
    }

    /** Hook: `woocommerce_coupon_error`, after plugins have changed the message (10). */
    public function shortenMessage(mixed $message, mixed $error, mixed $coupon): mixed
    {
        $code = $coupon instanceof WC_Coupon ? $coupon->get_code() : '';
        if (mb_strlen($code) <= self::MAX_REPEATED) {
            return $message;
        }

        return esc_html__('There is no coupon with a code as long as this one. Please check what you entered.', 'stallkeeper');
    }

    /** Hook: `do_shortcode_tag`. */
    public function refillField(string $html, string $tag): string
    {
        $typed = $_POST['coupon_code'] ?? null;
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        if (!class_exists(WC_Coupon::class) || !is_string($typed) || $typed === '' || !str_starts_with($tag, 'woocommerce_') || $cart === null) {
            return $html;
        }
        $typed = wp_unslash($typed);
        if ($cart->has_discount(wc_format_coupon_code($typed))) {
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
}
