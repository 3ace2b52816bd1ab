<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** A way to pay. */
abstract class WC_Payment_Gateway
{
    /** @var string */
    public $id = '';
    /** @var string yes or no */
    public $enabled = 'no';
    /** @var string */
    public $title = '';
    /** @var string */
    public $description = '';
    /** @var string */
    public $method_title = '';
    /** @var bool */
    public $has_fields = false;
    /** @var bool */
    public $chosen = false;
    /** @var string words of the button; the shop's own when empty */
    public $order_button_text = '';
    /** @var array<string, mixed> */
    public $settings = [];

    /**
     * @param string $key
     * @param mixed $empty_value
     * @return mixed
     */
    public function get_option($key, $empty_value = null)
    {
        $this->settings = $this->settings !== [] ? $this->settings : Value::map(get_option("woocommerce_{$this->id}_settings"));

        return $this->settings[$key] ?? $empty_value ?? '';
    }

    /** @return bool */
    public function is_available()
    {
        return $this->enabled === 'yes';
    }

    /** @return string */
    public function get_title()
    {
        return Value::filtered('woocommerce_gateway_title', $this->title, $this->id);
    }

    /** @return string */
    public function get_description()
    {
        return Value::filtered('woocommerce_gateway_description', $this->description, $this->id);
    }

    /** @return string HTML */
    public function get_icon()
    {
        return Value::filtered('woocommerce_gateway_icon', '', $this->id);
    }

    /** @return bool */
    public function has_fields()
    {
        return $this->has_fields;
    }

    /** @return void */
    public function set_current()
    {
        $this->chosen = true;
    }

    /** @return void */
    public function payment_fields()
    {
        echo wpautop(wptexturize($this->get_description()));
    }

    /** @return bool */
    public function validate_fields()
    {
        return true;
    }

    /**
     * @param string $feature
     * @return bool
     */
    public function supports($feature)
    {
        return (bool) apply_filters('woocommerce_payment_gateway_supports', $feature === 'products', $feature, $this);
    }

    /**
     * @param WC_Order|null $order
     * @return string where the visitor goes after paying
     */
    public function get_return_url($order = null)
    {
        $url = $order instanceof WC_Order ? $order->get_checkout_order_received_url() : wc_get_endpoint_url('order-received', '', wc_get_checkout_url());

        return Value::filtered('woocommerce_get_return_url', $url, $order);
    }

    /**
     * @param int $order_id
     * @return array<string, mixed> result success or failure, and redirect
     */
    public function process_payment($order_id)
    {
        return [];
    }
}
