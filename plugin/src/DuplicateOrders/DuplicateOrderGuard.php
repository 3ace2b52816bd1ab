<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DuplicateOrders;

use Exception;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Checkout\SubmittedCheckout;

/**
 * Creates one order if a customer submits the checkout twice. This class handles the classic checkout,
 * StoreApiOrderGuard the checkout block. WooCommerce has no lock: without its script nothing prevents a second click,
 * and both requests have the same full cart.
 *
 * The first request takes the lock (OrderLock). The second waits for it and redirects to the same order.
 */
final class DuplicateOrderGuard
{
    private ?OrderLock $lock = null;
    private int $order = 0;
    private string $address = '';

    /** @param Lazy<OrderSession> $session */
    public function __construct(
        #[LazyService(OrderSession::class)] private readonly Lazy $session,
        private readonly RequestInput $input,
        private readonly SubmittedCheckout $form,
    ) {}

    /**
     * Hook: `woocommerce_before_checkout_process`, before other plugins check a cart that may have been ordered
     * already.
     */
    public function beginOrder(): void
    {
        $address = $this->takeTurn();
        if ($address !== null) {
            $this->redirect($address);
        }
    }

    /**
     * Waits until no other request orders this cart. Does not lock a session without an id of its own: all such
     * visitors would share one lock, so one of them could wait for another visitor's order or be redirected to it.
     *
     * @return string|null URL that another request's order of this cart led to; null if this request may order
     * @throws Exception   if the wait takes too long; WooCommerce shows the message above the submitted form
     */
    public function takeTurn(): ?string
    {
        $cart = $this->session->get()->cart();
        $session = $this->session->get()->current();
        if ($this->lock !== null || $cart === null || $session === null || $cart->is_empty()) {
            return null;
        }
        // A new order of the same products has the last order in its session; a repeated submit of the old cart does
        // not.
        $lock = OrderLock::create(
            (string) $session->get_customer_id(),
            $cart->get_cart_hash() . '|' . $this->session->get()->lastUrl($session),
            $this->input->startedAt() ?: microtime(true),
        );
        $attempt = $lock->wait();
        if ($attempt->address !== null) {
            // This request loaded the session before the order was placed. Saving it would fill the cart again.
            remove_action('shutdown', [$session, 'save_data'], 20);

            return $attempt->address;
        }
        if (!$attempt->isTaken) {
            throw new Exception(esc_html(self::busyMessage()));
        }
        $this->lock = $lock;
        if ($attempt->order > 0 && !$session->get('order_awaiting_payment')) {
            $session->set('order_awaiting_payment', $attempt->order);
        }

        return null;
    }

    public static function busyMessage(): string
    {
        return __(
            'This order is already being processed. Please wait a minute, and check whether you have received a confirmation, before you try again.',
            'stallkeeper-tools',
        );
    }

    /** Hook: `woocommerce_checkout_order_processed`. */
    public function noteOrder(int $order): void
    {
        $this->order = $order;
    }

    /**
     * Hook: `woocommerce_payment_successful_result`, after other plugins have changed the URL.
     *
     * @param  mixed $result result of the payment gateway
     * @return mixed the unchanged result
     */
    public function notePayment(mixed $result): mixed
    {
        $this->noteAddress(Input::fromArray($result)->textOrNull('redirect'));

        return $result;
    }

    /**
     * Hook: `woocommerce_checkout_no_payment_needed_redirect`, after other plugins have changed the URL. Remembers the
     * URL that the new order leads to, if this request has placed the order.
     */
    public function noteAddress(mixed $address): mixed
    {
        if (is_string($address) && $this->lock !== null) {
            $this->address = $address;
            $this->session->get()->rememberOrder($address);
        }

        return $address;
    }

    /** Hook: `shutdown`. */
    public function endOrder(): void
    {
        if ($this->address !== '') {
            $this->lock?->finish($this->address);
        } else {
            $this->lock?->release($this->order);
        }
        $this->lock = null;
    }

    /** Hook: `wp_loaded`. */
    public function redirectToLastOrder(): void
    {
        // The URL contains the order key, so only a form of this visitor may get it.
        $address =
            $this->form->isSubmitted() && $this->form->hasValidNonce()
                ? $this->session->get()->finishedOrderUrl()
                : null;
        if ($address !== null) {
            $this->redirect($address);
        }
    }

    private function redirect(string $address): never
    {
        if (wp_doing_ajax()) {
            wp_send_json(['result' => 'success', 'redirect' => $address]);
        }
        // Not wp_safe_redirect(): the payment page of a gateway may be on another host.
        wp_redirect($address);
        exit();
    }
}
