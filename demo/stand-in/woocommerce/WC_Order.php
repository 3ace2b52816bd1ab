<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Address\AddressFields;
use Stallkeeper\Demo\StandIn\Address\AddressProperties;
use Stallkeeper\Demo\StandIn\Order\LineItems;
use Stallkeeper\Demo\StandIn\Order\OrderAddresses;
use Stallkeeper\Demo\StandIn\Order\OrderStore;
use Stallkeeper\Demo\StandIn\Order\StatusTransitions;
use Stallkeeper\Demo\StandIn\Value;

/**
 * An order. Items are stored with the order. Stock, refunds and downloads are not supported.
 *
 * @method string get_order_key(string $context = 'view')
 * @method void set_order_key(mixed $value)
 * @method int get_customer_id(string $context = 'view')
 * @method void set_customer_id(mixed $value)
 * @method string get_customer_ip_address(string $context = 'view')
 * @method void set_customer_ip_address(mixed $value)
 * @method string get_customer_user_agent(string $context = 'view')
 * @method void set_customer_user_agent(mixed $value)
 * @method string get_created_via(string $context = 'view')
 * @method void set_created_via(mixed $value)
 * @method string get_customer_note(string $context = 'view')
 * @method void set_customer_note(mixed $value)
 * @method string get_cart_hash(string $context = 'view')
 * @method void set_cart_hash(mixed $value)
 * @method void set_version(mixed $value)
 * @method string get_payment_method_title(string $context = 'view')
 * @method void set_payment_method_title(mixed $value)
 * @method string get_currency(string $context = 'view')
 * @method void set_currency(mixed $value)
 * @method WC_DateTime|null get_date_created(string $context = 'view')
 * @method void set_date_created(mixed $date = null)
 * @method void set_date_modified(mixed $date = null)
 * @method WC_DateTime|null get_date_paid(string $context = 'view')
 * @method void set_date_paid(mixed $date = null)
 * @method void set_date_completed(mixed $date = null)
 * @method string get_payment_method(string $context = 'view')
 */
class WC_Order extends WC_Data
{
    use AddressProperties;
    use OrderAddresses;
    use LineItems;
    use StatusTransitions;

    protected const PROP_TYPES = [
        'text' => [
            ...AddressFields::NAMES,
            'order_key',
            'customer_ip_address',
            'customer_user_agent',
            'created_via',
            'customer_note',
            'cart_hash',
            'version',
            'payment_method_title',
            'transaction_id',
            'currency',
            'payment_method',
        ],
        'int' => ['customer_id', 'parent_id'],
        'date' => ['date_created', 'date_modified', 'date_paid', 'date_completed'],
    ];

    protected string $object_type = 'order';

    /** @throws Exception if the order does not exist */
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
        $isDeleted = (bool) ($force_delete ? wp_delete_post($id, true) : wp_trash_post($id));
        $force_delete && $this->set_id(0);
        do_action($force_delete ? 'woocommerce_delete_order' : 'woocommerce_trash_order', $id);
        return $isDeleted;
    }

    public function get_order_number(): string
    {
        return Value::filtered('woocommerce_order_number', (string) $this->get_id(), $this);
    }

    public function get_user_id(string $context = 'view'): int
    {
        return $this->get_customer_id($context);
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
        return (bool) apply_filters(
            'woocommerce_order_is_created_via',
            $modus === $this->get_created_via(),
            $this,
            $modus,
        );
    }

    public function get_type(): string
    {
        return 'shop_order';
    }

    public function get_status(string $context = 'view'): string
    {
        $status = $this->text('status', $context);

        return $status === '' && $context === 'view' ? 'pending' : $status;
    }

    /** @param string|list<string> $status */
    public function has_status(string|array $status): bool
    {
        return (bool) apply_filters(
            'woocommerce_order_has_status',
            in_array($this->get_status(), (array) $status, true),
            $this,
            $status,
        );
    }

    /** @return list<string> */
    protected function internalMetaKeys(): array
    {
        return [...array_keys(OrderStore::META), OrderStore::ITEMS];
    }
}
