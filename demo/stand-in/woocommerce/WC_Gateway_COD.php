<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** Cash on delivery, the only payment method of the stand-in. */
class WC_Gateway_COD extends WC_Payment_Gateway
{
    public string $id = 'cod';
    public string $instructions = '';

    public function __construct()
    {
        $this->method_title = __('Cash on delivery', 'stallkeeper-stand-in');
        $this->title = Value::text($this->get_option('title', __('Cash on delivery', 'stallkeeper-stand-in')));
        $this->description = Value::text(
            $this->get_option('description', __('Pay with cash upon delivery.', 'stallkeeper-stand-in')),
        );
        $this->instructions = Value::text($this->get_option('instructions', $this->description));
        $this->enabled = Value::text($this->get_option('enabled', 'no'));
        add_action('woocommerce_thankyou_cod', [$this, 'thankyou_page'], 10, 0);
    }

    /** @return array{result: string, redirect: string} */
    public function process_payment(int $order_id): array
    {
        $order = wc_get_order($order_id);
        if (!($order instanceof WC_Order)) {
            return ['result' => 'failure', 'redirect' => ''];
        }
        $status = Value::filtered('woocommerce_cod_process_payment_order_status', 'processing', $order);
        $order->update_status($status, __('Payment to be made upon delivery.', 'stallkeeper-stand-in'));
        WC()->cart?->empty_cart();
        return ['result' => 'success', 'redirect' => $this->get_return_url($order)];
    }

    public function thankyou_page(): void
    {
        echo wp_kses_post(wpautop(wptexturize($this->instructions)));
    }
}
