<?php

declare(strict_types=1);

/** What orders have in common. The stand-in knows one kind: WC_Order. */
abstract class WC_Abstract_Order extends WC_Data
{
    protected string $object_type = 'order';

    public function get_type(): string
    {
        return 'shop_order';
    }

    public function get_status(string $context = 'view'): string
    {
        $status = $this->text('status', $context);

        return $status === '' && $context === 'view' ? 'pending' : $status;
    }

    /** @return array{from: string, to: string} */
    public function set_status(string $new_status): array
    {
        $from = $this->get_status();
        $name = str_starts_with($new_status, 'wc-') ? substr($new_status, 3) : $new_status;
        $to = wc_is_order_status("wc-{$name}") || $name === 'trash' ? $name : 'pending';
        $this->set_prop('status', $to);

        return ['from' => $from, 'to' => $to];
    }

    /** @param string|list<string> $status */
    public function has_status(string|array $status): bool
    {
        return (bool) apply_filters('woocommerce_order_has_status', in_array($this->get_status(), (array) $status, true), $this, $status);
    }
}
