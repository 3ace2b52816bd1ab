<?php

class WC_Payment_Gateways
{
    public $payment_gateways = [];
    private static ?self $instance = null;

    public static function instance(): self
    {
        return self::$instance ??= new self();
    }

    public function __construct()
    {
        $this->payment_gateways = ['cod' => new WC_Gateway_COD()];
    }

    public function payment_gateways(): array
    {
        return $this->payment_gateways;
    }

    /** @return array<string, WC_Gateway_COD> by ID */
    public function get_available_payment_gateways(): array
    {
        return array_filter(
            $this->payment_gateways,
            static fn(WC_Gateway_COD $gateway): bool => $gateway->is_available(),
        );
    }
}
