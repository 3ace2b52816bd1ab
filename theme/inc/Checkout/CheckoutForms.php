<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Render\Http\RequestInput;
use WP_HTML_Tag_Processor;

/**
 * The login form and the coupon form of the classic checkout. WooCommerce prints them hidden, and its script opens
 * them. Without the script, the link leads to the form, and checkout.css shows the form that is the target of the
 * address.
 */
final class CheckoutForms
{
    /** Class of the link => class of its form, ID of the form, field that the form sends. */
    private const FORMS = [
        'showlogin' => ['woocommerce-form-login', 'checkout-login', 'login'],
        'showcoupon' => ['woocommerce-form-coupon', 'woocommerce-checkout-form-coupon', 'apply_coupon'],
    ];

    public function __construct(private readonly RequestInput $input) {}

    /** Hook: `do_shortcode_tag` and `render_block_woocommerce/classic-shortcode`. */
    public function linkForms(mixed $html, mixed $tag = 'woocommerce_checkout'): mixed
    {
        if (!is_string($html) || ($tag !== 'woocommerce_checkout' && is_string($tag))) {
            return $html;
        }
        foreach (self::FORMS as $link => [$form, $id, $field]) {
            $tags = new WP_HTML_Tag_Processor($html);
            if (!$tags->next_tag(['tag_name' => 'A', 'class_name' => $link])) {
                continue;
            }
            $tags->set_attribute('href', "#{$id}");
            // The name that WooCommerce 9 and later set lacks the link's text (WCAG 2.5.3).
            $tags->remove_attribute('aria-label');
            if ($tags->next_tag(['tag_name' => 'FORM', 'class_name' => $form])) {
                $tags->set_attribute('id', $id);
                if ($this->input->posted()->has($field)) {
                    // The form was sent, so its input was not accepted.
                    $tags->remove_attribute('style');
                }
                $html = $tags->get_updated_html();
            }
        }

        return $html;
    }
}
