<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** Registered payment gateways: cash on delivery and those of plugins. */
class WC_Payment_Gateways
{
    /** @var array<string, WC_Payment_Gateway> */
    public $payment_gateways = [];
    private static ?self $instance = null;

    public static function instance(): self
    {
        return self::$instance ??= new self();
    }

    public function __construct()
    {
        $this->init();
    }

    public function init(): void
    {
        foreach (Value::array(apply_filters('woocommerce_payment_gateways', [WC_Gateway_COD::class])) as $gateway) {
            $gateway =
                is_string($gateway) && is_subclass_of($gateway, WC_Payment_Gateway::class) ? new $gateway() : $gateway;
            if ($gateway instanceof WC_Payment_Gateway) {
                $this->payment_gateways[$gateway->id] = $gateway;
            }
        }
    }

    /** @return array<string, WC_Payment_Gateway> */
    public function payment_gateways(): array
    {
        return $this->payment_gateways;
    }

    /** @return array<string, WC_Payment_Gateway> by id */
    public function get_available_payment_gateways(): array
    {
        $available = array_filter(
            $this->payment_gateways,
            static fn(WC_Payment_Gateway $gateway): bool => $gateway->is_available(),
        );

        return array_filter(
            Value::map(apply_filters('woocommerce_available_payment_gateways', $available)),
            static fn(mixed $gateway): bool => $gateway instanceof WC_Payment_Gateway,
        );
    }

    /** @param array<string, WC_Payment_Gateway> $gateways */
    public function set_current_gateway(array $gateways): void
    {
        $chosen = $gateways[Value::text(WC()->session?->get('chosen_payment_method'))] ?? reset($gateways);
        if ($chosen instanceof WC_Payment_Gateway) {
            $chosen->set_current();
        }
    }
}
