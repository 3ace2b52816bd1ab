<?php

/** Cash on delivery, the only payment method of the stand-in. */
class WC_Gateway_COD
{
    public $id = 'cod';

    public function get_option($key, $empty_value = ''): mixed
    {
        return get_option('woocommerce_cod_settings', [])[$key] ?? $empty_value;
    }

    public function is_available(): bool
    {
        return $this->get_option('enabled', 'no') === 'yes';
    }

    public function get_title(): string
    {
        return $this->get_option('title', 'Cash on delivery');
    }

    public function get_description(): string
    {
        return $this->get_option('description', 'Pay with cash upon delivery.');
    }

    public function process_payment($order_id): array
    {
        $order = wc_get_order($order_id);
        $status = apply_filters('woocommerce_cod_process_payment_order_status', 'processing', $order);
        $order->update_status($status, 'Payment to be made upon delivery.');
        WC()->cart->empty_cart();

        return ['result' => 'success', 'redirect' => $order->get_checkout_order_received_url()];
    }
}
