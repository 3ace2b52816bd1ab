<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Checkout;

use Exception;
use Stallkeeper\Demo\StandIn\Value;
use WC_Cart;
use WC_Data_Exception;
use WC_Order;
use WP_Error;

/** Processes a submitted checkout: nonce, validation, order and payment. Errors are shown as notices above the form. */
trait CheckoutProcess
{
    public function process_checkout(): void
    {
        try {
            $nonce = Value::text($_REQUEST['woocommerce-process-checkout-nonce'] ?? ($_REQUEST['_wpnonce'] ?? ''));
            $cart = WC()->cart;
            if (!($cart instanceof WC_Cart)) {
                throw new Exception(self::sessionExpiredMessage());
            }
            if (wp_verify_nonce($nonce, 'woocommerce-process_checkout') === false) {
                WC()->session?->set('refresh_totals', true);
                throw new Exception(
                    $cart->is_empty()
                        ? self::sessionExpiredMessage()
                        : __('We were unable to process your order, please try again.', 'stallkeeper-stand-in'),
                );
            }
            wc_maybe_define_constant('WOOCOMMERCE_CHECKOUT', true);
            do_action('woocommerce_before_checkout_process');
            if ($cart->is_empty()) {
                throw new Exception(self::sessionExpiredMessage());
            }
            do_action('woocommerce_checkout_process');
            $data = $this->get_posted_data();
            $this->update_session($data);
            $errors = new WP_Error();
            $this->validate_checkout($data, $errors);
            foreach ($errors->errors as $code => $messages) {
                foreach ($messages as $message) {
                    wc_add_notice(Value::text($message), 'error', Value::map($errors->get_error_data($code)));
                }
            }
            if (!$data['woocommerce_checkout_update_totals'] && wc_notice_count('error') === 0) {
                $this->placeOrder($data, $cart);
            }
        } catch (Exception $error) {
            wc_add_notice($error->getMessage(), 'error');
        }
        $this->send_ajax_failure_response();
    }

    /**
     * Saves the submitted values for the next attempt.
     *
     * @param array<string, mixed> $data
     */
    protected function update_session(array $data): void
    {
        foreach (array_keys($this->get_checkout_fields('billing') + $this->get_checkout_fields('shipping')) as $name) {
            try {
                WC()->customer?->set_props([$name => $data[$name] ?? '']);
            } catch (WC_Data_Exception) {
                // The validation reports invalid values.
                continue;
            }
        }
        WC()->customer?->save();
        WC()->session?->set('chosen_payment_method', Value::text($data['payment_method'] ?? ''));
        WC()->cart?->calculate_totals();
    }

    protected function send_ajax_failure_response(): void
    {
        if (wp_doing_ajax()) {
            $mustReload = WC()->session?->get('reload_checkout') !== null;
            $messages = $mustReload ? '' : Value::text(wc_print_notices(true));
            wp_send_json([
                'result' => 'failure',
                'messages' => $messages,
                'refresh' => WC()->session?->get('refresh_totals') !== null,
                'reload' => $mustReload,
            ]);
        }
    }

    /**
     * @param array<string, mixed> $data
     * @throws Exception with the error message for the customer
     */
    private function placeOrder(array $data, WC_Cart $cart): void
    {
        do_action('woocommerce_checkout_update_user_meta', get_current_user_id(), $data);
        $id = $this->create_order($data);
        $order = $id instanceof WP_Error ? $id : wc_get_order($id);
        if (!($order instanceof WC_Order)) {
            throw new Exception(
                $order instanceof WP_Error
                    ? $order->get_error_message()
                    : __('Unable to create order.', 'stallkeeper-stand-in'),
            );
        }
        do_action('woocommerce_checkout_order_processed', $order->get_id(), $data, $order);
        if (apply_filters('woocommerce_cart_needs_payment', $order->needs_payment(), $cart)) {
            $this->process_order_payment($order->get_id(), Value::text($data['payment_method'] ?? ''));
        } else {
            $order->update_status('processing');
            $cart->empty_cart();
            self::redirect([
                'result' => 'success',
                'redirect' => Value::filtered(
                    'woocommerce_checkout_no_payment_needed_redirect',
                    $order->get_checkout_order_received_url(),
                    $order,
                ),
            ]);
        }
    }

    protected function process_order_payment(int $order_id, string $payment_method): void
    {
        $gateway = WC()->payment_gateways()->get_available_payment_gateways()[$payment_method] ?? null;
        if ($gateway === null) {
            return;
        }
        WC()->session?->set('order_awaiting_payment', $order_id);
        $result = $gateway->process_payment($order_id);
        if (($result['result'] ?? '') === 'success') {
            self::redirect(
                ['order_id' => $order_id] +
                    Value::map(apply_filters('woocommerce_payment_successful_result', $result, $order_id)),
            );
        }
    }

    /** @param array<string, mixed> $result */
    private static function redirect(array $result): never
    {
        if (wp_doing_ajax()) {
            wp_send_json($result);
        }
        // The payment page of a gateway can be on another host.
        wp_redirect(Value::text($result['redirect'] ?? ''));
        exit();
    }

    private static function sessionExpiredMessage(): string
    {
        /* translators: %s: shop URL */
        return sprintf(
            __(
                'Sorry, your session has expired. <a href="%s" class="wc-backward">Return to shop</a>',
                'stallkeeper-stand-in',
            ),
            esc_url(wc_get_page_permalink('shop')),
        );
    }
}
