<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DuplicateOrders;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** One order and one payment for a checkout that is submitted twice. */
final class DuplicateOrdersFeature extends Feature
{
    /** WooCommerce saves the session at 20, with the cart as it is after the order. */
    private const AFTER_SESSION = 99;

    public function __construct(private readonly RequestInput $input) {}

    public function addHooks(Hooks $hooks): void
    {
        if (!$this->input->isPlain()) {
            // WooCommerce redirects a submit with an empty cart at 20. Some versions check the nonce first.
            $hooks->add('wp_loaded', [DuplicateOrderGuard::class, 'redirectToLastOrder'], 16);
        }
        $hooks->add('woocommerce_before_checkout_process', [DuplicateOrderGuard::class, 'beginOrder'], 1);
        $hooks->add('woocommerce_checkout_order_processed', [DuplicateOrderGuard::class, 'noteOrder'], 1);
        $hooks->add('woocommerce_payment_successful_result', [DuplicateOrderGuard::class, 'notePayment'], PHP_INT_MAX);
        $hooks->add(
            'woocommerce_checkout_no_payment_needed_redirect',
            [DuplicateOrderGuard::class, 'noteAddress'],
            PHP_INT_MAX,
        );
        $hooks->addIfCreated('shutdown', [DuplicateOrderGuard::class, 'endOrder'], self::AFTER_SESSION);

        $hooks->add('woocommerce_before_pay_action', [PaymentGuard::class, 'beginPayment'], 1);
        $hooks->add('woocommerce_payment_successful_result', [PaymentGuard::class, 'notePayment'], PHP_INT_MAX);
        $hooks->addIfCreated('shutdown', [PaymentGuard::class, 'endPayment'], self::AFTER_SESSION);

        // After other plugins, which may return a response before WooCommerce handles the request.
        $hooks->add('rest_dispatch_request', [StoreApiOrderGuard::class, 'beginRequest'], PHP_INT_MAX, 2);
        // Before other plugins validate a cart that may have been ordered already.
        $hooks->addIfCreated('woocommerce_store_api_cart_errors', [StoreApiOrderGuard::class, 'takeTurn'], 1, 0);
        $hooks->addIfCreated('rest_request_after_callbacks', [StoreApiOrderGuard::class, 'finishRequest'], 10, 3);
    }
}
