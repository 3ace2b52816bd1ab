<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The checkout and the received order. */
final class CheckoutFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        foreach (['cart', 'checkout'] as $block) {
            $hooks->add("render_block_woocommerce/$block", [BlockFallback::class, 'addFallback'], 20, 2);
        }
        $hooks->add('woocommerce_checkout_fields', [CheckoutFields::class, 'moveEmail'], 5);
        $hooks->add('woocommerce_checkout_required_field_notice', [CheckoutFields::class, 'explainRequired'], 5, 3);
        $hooks->add('woocommerce_before_template_part', [FieldErrors::class, 'remember'], 10, 4);
        $hooks->add('woocommerce_kses_notice_allowed_tags', [FieldErrors::class, 'allowFocus']);
        $hooks->add('woocommerce_form_field', [FieldErrors::class, 'add'], 20, 2);
        $hooks->add('woocommerce_before_checkout_form', [FieldErrors::class, 'enqueueScript']);
        $hooks->add('woocommerce_before_checkout_form', [OrderSummary::class, 'print'], 5);
        $hooks->add('woocommerce_update_order_review_fragments', [OrderSummary::class, 'addFragment']);
        $hooks->add('woocommerce_before_template_part', [OrderImages::class, 'start']);
        $hooks->add('woocommerce_after_template_part', [OrderImages::class, 'end']);
        $hooks->add('woocommerce_cart_item_name', [OrderImages::class, 'addToLine'], 20, 2);
        $hooks->add('woocommerce_order_item_name', [OrderImages::class, 'addToItem'], 20, 2);
        $hooks->add('woocommerce_order_button_html', [OrderButton::class, 'addBusyText'], 20);
        $hooks->add('woocommerce_pay_order_button_html', [OrderButton::class, 'addBusyText'], 20);
        $hooks->add('woocommerce_thankyou', [OrderReceived::class, 'printNextSteps'], 20);
        $hooks->add('woocommerce_get_order_item_totals', [OrderTotal::class, 'markTotal'], 20);
        $hooks->add('do_shortcode_tag', [CheckoutForms::class, 'linkForms'], 20, 2);
        $hooks->add('render_block_woocommerce/classic-shortcode', [CheckoutForms::class, 'linkForms'], 20);
    }
}
