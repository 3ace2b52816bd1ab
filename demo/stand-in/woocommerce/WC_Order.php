<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Address\BillingName;
use Stallkeeper\Demo\StandIn\Address\BillingPlace;
use Stallkeeper\Demo\StandIn\Address\ShippingName;
use Stallkeeper\Demo\StandIn\Address\ShippingPlace;
use Stallkeeper\Demo\StandIn\Order\Addresses;
use Stallkeeper\Demo\StandIn\Order\Items;
use Stallkeeper\Demo\StandIn\Order\Links;
use Stallkeeper\Demo\StandIn\Order\OrderStore;
use Stallkeeper\Demo\StandIn\Order\Origin;
use Stallkeeper\Demo\StandIn\Order\Payment;
use Stallkeeper\Demo\StandIn\Order\Progress;
use Stallkeeper\Demo\StandIn\Order\Sums;
use Stallkeeper\Demo\StandIn\Value;

/** An order of a visitor. Its items are kept with it; stock, refunds and downloads are not the stand-in's. */
class WC_Order extends WC_Abstract_Order
{
    use Addresses;
    use BillingName;
    use BillingPlace;
    use Items;
    use Links;
    use Origin;
    use Payment;
    use Progress;
    use ShippingName;
    use ShippingPlace;
    use Sums;

    /** @throws Exception when there is no such order */
    public function __construct(mixed $order = 0)
    {
        $this->data = OrderStore::DEFAULTS;
        $id = match (true) {
            $order instanceof self => $order->get_id(),
            $order instanceof WP_Post => $order->ID,
            default => is_numeric($order) ? (int) $order : 0,
        };
        if ($id > 0) {
            $this->set_id($id);
            OrderStore::read($this);
        }
        $this->set_object_read(true);
    }

    public function save(): int
    {
        $isNew = $this->get_id() === 0;
        do_action('woocommerce_before_order_object_save', $this, null);
        OrderStore::write($this, [...$this->data, ...$this->changes]);
        $this->apply_changes();
        do_action($isNew ? 'woocommerce_new_order' : 'woocommerce_update_order', $this->get_id(), $this);
        do_action('woocommerce_after_order_object_save', $this, null);
        $this->status_transition();
        return $this->get_id();
    }

    public function delete(bool $force_delete = false): bool
    {
        $id = $this->get_id();
        do_action($force_delete ? 'woocommerce_before_delete_order' : 'woocommerce_before_trash_order', $id, $this);
        $isGone = (bool) ($force_delete ? wp_delete_post($id, true) : wp_trash_post($id));
        $force_delete && $this->set_id(0);
        do_action($force_delete ? 'woocommerce_delete_order' : 'woocommerce_trash_order', $id);
        return $isGone;
    }

    public function get_order_number(): string
    {
        return Value::filtered('woocommerce_order_number', (string) $this->get_id(), $this);
    }

    public function get_user_id(string $context = 'view'): int
    {
        return $this->get_customer_id($context);
    }

    public function get_user(): WP_User|false
    {
        return get_userdata($this->get_customer_id());
    }

    public function key_is_valid(string $key): bool
    {
        return hash_equals($this->get_order_key(), $key);
    }

    public function has_cart_hash(string $cart_hash = ''): bool
    {
        return hash_equals($this->get_cart_hash(), $cart_hash);
    }

    public function is_created_via(string $modus): bool
    {
        return (bool) apply_filters('woocommerce_order_is_created_via', $modus === $this->get_created_via(), $this, $modus);
    }

    /** @return list<string> */
    protected function internalMetaKeys(): array
    {
        return [...array_keys(OrderStore::META), OrderStore::ITEMS];
    }
}
