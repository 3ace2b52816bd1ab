<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use WP_HTML_Tag_Processor;

/** The button that places the order. */
final class OrderButton
{
    /**
     * Hook: `woocommerce_order_button_html` and `woocommerce_pay_order_button_html`, after plugins (10).
     *
     * Adds the text that payment.css shows while WooCommerce's script sends the form.
     */
    public function addBusyText(mixed $html): mixed
    {
        if (!is_string($html)) {
            return $html;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        if ($tags->next_tag(['tag_name' => 'BUTTON'])) {
            $tags->set_attribute('data-busy', __('Placing your order…', 'stallkeeper'));
        }

        return $tags->get_updated_html();
    }
}
