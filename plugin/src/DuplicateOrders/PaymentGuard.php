<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DuplicateOrders;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use WC_Order;

/**
 * Starts one payment if a customer submits the payment page of an order twice (`/checkout/order-pay/…`). WooCommerce
 * has no lock there either: both requests load the unpaid order and call the gateway.
 */
final class PaymentGuard
{
    private ?OrderLock $lock = null;
    private string $address = '';

    public function __construct(private readonly OrderSession $session, private readonly RequestInput $input) {}

    /** Hook: `woocommerce_before_pay_action`, after WooCommerce has checked the nonce and the key of the order. */
    public function beginPayment(mixed $order): void
    {
        if (!($order instanceof WC_Order) || $this->lock !== null) {
            return;
        }
        $lock = OrderLock::createForPayment($order->get_id(), $this->input->startedAt() ?: microtime(true));
        $attempt = $lock->wait();
        if ($attempt->address !== null) {
            $this->redirect($attempt->address);
        }
        if (!$attempt->isTaken) {
            wc_add_notice(DuplicateOrderGuard::busyMessage(), 'error');
            $this->redirect($order->get_checkout_payment_url());
        }
        $this->lock = $lock;
        // Another request may have paid the order after this one has loaded it.
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
        $current = wc_get_order($order->get_id());
        if ($current instanceof WC_Order && !$current->needs_payment()) {
            $this->endPayment();
            $this->redirect($current->get_checkout_order_received_url());
        }
    }

    /**
     * Hook: `woocommerce_payment_successful_result`, after other plugins have changed the URL.
     *
     * @param  mixed $result result of the payment gateway
     * @return mixed the unchanged result
     */
    public function notePayment(mixed $result): mixed
    {
        $this->address = Input::fromArray($result)->text('redirect');

        return $result;
    }

    /** Hook: `shutdown`. */
    public function endPayment(): void
    {
        if ($this->address !== '') {
            $this->lock?->finish($this->address);
        } else {
            $this->lock?->release(0);
        }
        $this->lock = null;
    }

    private function redirect(string $address): never
    {
        // This request loaded the session before the other one has paid. Saving it would fill the cart again.
        $session = $this->session->current();
        if ($session !== null && wc_notice_count('error') === 0) {
            remove_action('shutdown', [$session, 'save_data'], 20);
        }
        // Not wp_safe_redirect(): the payment page of a gateway may be on another host.
        wp_redirect($address);
        exit();
    }
}
