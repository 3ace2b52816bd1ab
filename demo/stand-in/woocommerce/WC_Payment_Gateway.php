<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** Base class of payment gateways. */
abstract class WC_Payment_Gateway
{
    public string $id = '';
    /** `yes` or `no` */
    public string $enabled = 'no';
    public string $title = '';
    public string $description = '';
    public string $method_title = '';
    public bool $has_fields = false;
    public bool $chosen = false;
    /** Text of the order button; empty to use the default */
    public string $order_button_text = '';
    /** @var array<string, mixed> */
    public $settings = [];

    public function get_option(string $key, mixed $empty_value = null): mixed
    {
        $this->settings =
            $this->settings !== [] ? $this->settings : Value::map(get_option("woocommerce_{$this->id}_settings"));

        return $this->settings[$key] ?? ($empty_value ?? '');
    }

    public function is_available(): bool
    {
        return $this->enabled === 'yes';
    }

    public function get_title(): string
    {
        return Value::filtered('woocommerce_gateway_title', $this->title, $this->id);
    }

    public function get_description(): string
    {
        return Value::filtered('woocommerce_gateway_description', $this->description, $this->id);
    }

    public function get_icon(): string
    {
        return Value::filtered('woocommerce_gateway_icon', '', $this->id);
    }

    public function has_fields(): bool
    {
        return $this->has_fields;
    }

    public function set_current(): void
    {
        $this->chosen = true;
    }

    public function payment_fields(): void
    {
        echo wpautop(wptexturize($this->get_description()));
    }

    public function validate_fields(): bool
    {
        return true;
    }

    public function supports(string $feature): bool
    {
        return (bool) apply_filters('woocommerce_payment_gateway_supports', $feature === 'products', $feature, $this);
    }

    public function get_return_url(?WC_Order $order = null): string
    {
        $url =
            $order instanceof WC_Order
                ? $order->get_checkout_order_received_url()
                : wc_get_endpoint_url('order-received', '', wc_get_checkout_url());

        return Value::filtered('woocommerce_get_return_url', $url, $order);
    }

    /** @return array<string, mixed> result (success or failure) and redirect */
    public function process_payment(int $order_id): array
    {
        return [];
    }
}
