<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The cart and its form. */
final class CartFeature extends Feature
{
    public function __construct(private readonly RequestInput $input) {}

    public function addHooks(Hooks $hooks): void
    {
        if (!$this->input->isPlain()) {
            // WooCommerce reads the form at priority 20.
            $hooks->add('wp_loaded', [CartForm::class, 'checkQuantities'], 15);
            $hooks->add('wp_loaded', [CouponField::class, 'removeInvalidCode'], 15);
            $hooks->add('wp_loaded', [CouponFold::class, 'applyTypedCode'], 16);
            $hooks->add('woocommerce_cart_item_removed', [UndoRemoval::class, 'addNotice'], 10, 2);
        }
        $hooks->add('woocommerce_quantity_input_args', [CartForm::class, 'restoreQuantity'], 20);
        $hooks->add('woocommerce_after_cart_table', [CartForm::class, 'forgetQuantities']);
        $hooks->add('woocommerce_add_to_cart', [Drawer::class, 'rememberAdded']);
        $hooks->add('wc_ajax_' . Drawer::ENDPOINT, [Drawer::class, 'send']);
        $hooks->add('woocommerce_before_cart', [CartPage::class, 'prepare'], 1);
        $hooks->add('woocommerce_cart_contents', [CouponFold::class, 'leaveOut'], PHP_INT_MAX);
        $hooks->add('woocommerce_cart_actions', [CouponFold::class, 'print'], 1);
        $hooks->add('woocommerce_after_cart_table', [CartPage::class, 'printBar']);
        $hooks->add('woocommerce_before_cart_totals', [FreeDelivery::class, 'print']);
        $hooks->add('woocommerce_after_cart', [CartPage::class, 'printStatus']);
        $hooks->add('woocommerce_coupon_error', [CouponField::class, 'shortenMessage'], 20, 3);
        $hooks->add('do_shortcode_tag', [CouponField::class, 'refillField'], 10, 2);
        // WooCommerce 8 overwrites the saved cart at 10.
        $hooks->add('woocommerce_cart_loaded_from_session', [RemovedProductNotice::class, 'addNotice'], 5);
        $hooks->add('woocommerce_cart_item_class', [SoldOutLine::class, 'addClass'], 10, 2);
        $hooks->add('woocommerce_after_cart_item_name', [SoldOutLine::class, 'printNote']);
    }
}
