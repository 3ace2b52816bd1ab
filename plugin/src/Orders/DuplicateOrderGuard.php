<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Orders;

use Exception;
use WC_Cart;
use WC_Session;

/**
 * Two submits of a checkout make one order, by the classic form here and by the block in OneBlockOrder.php.
 * WooCommerce itself has no lock: without its script nothing stops an impatient visitor's second click, and both
 * requests carry the same full cart.
 *
 * The first takes the lock (OrderLock.php), the second waits for it and is led to the same order.
 */
final class DuplicateOrderGuard
{
    private const LOOKS_EVERY_MICROSECONDS = 100_000;
    private const WAITS_SECONDS = 30;

    /** For so long a submit of an emptied cart is the same order once more, and not a session that has expired. */
    private const SAME_ORDER_SECONDS = 600;
    private const SESSION_KEY = 'stallkeeper_last_order';

    private ?OrderLock $lock = null;
    private int $order = 0;
    private string $address = '';

    public function addHooks(): void
    {
        if (!function_exists('WC')) {
            return;
        }
        // Some versions of WooCommerce send the submit of an empty cart away at 20, others look at the nonce first.
        add_action('wp_loaded', $this->leadToLastOrder(...), 16);
        add_action('woocommerce_before_checkout_process', $this->enter(...), 1);
        add_action('woocommerce_checkout_order_processed', $this->noteOrder(...), 1);
        add_filter('woocommerce_payment_successful_result', $this->notePayment(...), PHP_INT_MAX);
        add_filter('woocommerce_checkout_no_payment_needed_redirect', $this->noteAddress(...), PHP_INT_MAX);
        // After WooCommerce has saved the session (20), with the cart as the order has left it.
        add_action('shutdown', $this->leave(...), 99);
        (new StoreApiOrderGuard($this))->addHooks();
    }

    private function enter(): void
    {
        $address = $this->takeTurn();
        if ($address !== null) {
            self::lead($address);
        }
    }

    /**
     * Waits until no other request orders this cart. A session without an id of its own is not locked: such visitors could not
     * be told apart, and one of them would wait for another's order, or be led to it.
     *
     * @return string|null where the order led that another request made of this cart; null: this request may order
     * @throws Exception   with a sentence for the visitor, which WooCommerce shows above the form as it was filled in
     */
    public function takeTurn(): ?string
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        $session = self::session();
        if ($this->lock !== null || $cart === null || $session === null || $cart->is_empty()) {
            return null;
        }
        // A new order of the same products has the last order in its session; a repeated request of the old cart has not.
        $lock = OrderLock::of((string) $session->get_customer_id(), $cart->get_cart_hash() . '|' . self::addressIn($session), self::requestBegan());
        $end = microtime(true) + self::WAITS_SECONDS;
        while (($taken = $lock->take())['state'] === 'held') {
            if (microtime(true) > $end) {
                throw new Exception(esc_html__('This order is being placed already. Please wait a minute and try again: nothing is ordered twice.', 'stallkeeper-tools'));
            }
            usleep(self::LOOKS_EVERY_MICROSECONDS);
        }
        if ($taken['state'] === 'done') {
            // What this request knows of the session is older than the order: it must not fill the cart again.
            remove_action('shutdown', [$session, 'save_data'], 20);

            return $taken['address'];
        }
        $this->lock = $lock;
        if ($taken['order'] > 0 && !$session->get('order_awaiting_payment')) {
            $session->set('order_awaiting_payment', $taken['order']);
        }

        return null;
    }

    private function noteOrder(int $order): void
    {
        $this->order = $order;
    }

    /**
     * @param  mixed $result what the payment gateway answered
     * @return mixed the same
     */
    private function notePayment(mixed $result): mixed
    {
        if (is_array($result) && is_string($result['redirect'] ?? null)) {
            $this->noteAddress($result['redirect']);
        }

        return $result;
    }

    /** The order is made, and leads there: noted by the request that has made it. */
    public function noteAddress(mixed $address): mixed
    {
        if (is_string($address) && $this->lock !== null) {
            $this->address = $address;
            self::session()?->set(self::SESSION_KEY, ['address' => $address, 'at' => time()]);
        }

        return $address;
    }

    private function leave(): void
    {
        if ($this->address !== '') {
            $this->lock?->finish($this->address);
        } else {
            $this->lock?->release($this->order);
        }
        $this->lock = null;
    }

    private function leadToLastOrder(): void
    {
        // The address contains the order's key: only the visitor's own form learns it.
        $address = self::isCheckoutSubmit() && self::hasValidNonce() ? $this->lastAddress() : null;
        if ($address !== null) {
            self::lead($address);
        }
    }

    /** Whether this request submits the classic checkout, by its button or by WooCommerce's script. */
    private static function isCheckoutSubmit(): bool
    {
        return isset($_POST['woocommerce_checkout_place_order']) || isset($_POST['woocommerce_checkout_update_totals']) || ($_GET['wc-ajax'] ?? '') === 'checkout';
    }

    /** Whether the submitted form has a valid nonce. Without one another site may have sent it in the visitor's name. */
    private static function hasValidNonce(): bool
    {
        $nonce = $_REQUEST['woocommerce-process-checkout-nonce'] ?? $_REQUEST['_wpnonce'] ?? null;

        return is_string($nonce) && wp_verify_nonce($nonce, 'woocommerce-process_checkout') !== false;
    }

    /** Where the order led that has just emptied this visitor's cart; null when there is something in it. */
    public function lastAddress(): ?string
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        $session = self::session();
        if ($cart === null || $session === null || !$cart->is_empty()) {
            return null;
        }
        $last = $session->get(self::SESSION_KEY);
        $isRecent = is_array($last) && is_int($last['at'] ?? null) && $last['at'] > time() - self::SAME_ORDER_SECONDS;

        return $isRecent ? self::addressIn($session) : null;
    }

    /** The session of this visitor alone; null when there is none, or when it has no id. */
    private static function session(): ?WC_Session
    {
        /** @var ?WC_Session $session */
        $session = WC()->session;

        return $session !== null && OrderLock::isVisitor((string) $session->get_customer_id()) ? $session : null;
    }

    /** Where this visitor's last order led, as far as this request knows. */
    private static function addressIn(WC_Session $session): ?string
    {
        $last = $session->get(self::SESSION_KEY);

        return is_array($last) && is_string($last['address'] ?? null) ? $last['address'] : null;
    }

    private static function lead(string $address): never
    {
        if (wp_doing_ajax()) {
            wp_send_json(['result' => 'success', 'redirect' => $address]);
        }
        // The gateway's own page may be on another host.
        wp_redirect($address);
        exit;
    }

    private static function requestBegan(): float
    {
        $began = $_SERVER['REQUEST_TIME_FLOAT'] ?? null;

        return is_numeric($began) ? (float) $began : microtime(true);
    }
}
