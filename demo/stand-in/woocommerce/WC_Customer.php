<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Address\AddressFields;
use Stallkeeper\Demo\StandIn\Address\AddressProperties;
use Stallkeeper\Demo\StandIn\Data\MetaTable;
use Stallkeeper\Demo\StandIn\Value;

/** The customer, with the address of an earlier checkout in the same session. */
class WC_Customer extends WC_Data
{
    use AddressProperties;

    protected const PROP_TYPES = ['text' => AddressFields::NAMES];

    protected string $object_type = 'customer';

    public function __construct(mixed $data = 0, bool $is_session = false)
    {
        $this->set_id($data);
        $base = WC()->countries->get_base_country();
        $this->data = ['billing_country' => $base, 'shipping_country' => $base];
        $this->set_props(Value::map($is_session ? WC()->session?->get('customer') : []));
        $user = get_userdata($this->get_id());
        if ($user instanceof WP_User) {
            $this->data += ['billing_email' => $user->user_email, 'billing_first_name' => $user->first_name, 'billing_last_name' => $user->last_name];
        }
        $this->set_object_read(true);
        $is_session && add_action('shutdown', [$this, 'save'], 10);
    }

    public function save(): int
    {
        do_action('woocommerce_before_customer_object_save', $this, null);
        $isChanged = $this->get_changes() !== [];
        $this->apply_changes();
        if ($isChanged) {
            WC()->session?->set('customer', array_filter($this->data, is_string(...)));
        }
        do_action('woocommerce_after_customer_object_save', $this, null);
        return $this->get_id();
    }

    /** Customers are stored in the session only. */
    protected function metaTable(): ?MetaTable
    {
        return null;
    }

    public function set_billing_location(string $country, string $state = '', string $postcode = '', string $city = ''): void
    {
        $this->setLocation('billing', $country, $state, $postcode, $city);
    }

    public function set_shipping_location(string $country, string $state = '', string $postcode = '', string $city = ''): void
    {
        $this->setLocation('shipping', $country, $state, $postcode, $city);
    }

    private function setLocation(string $section, string ...$location): void
    {
        foreach (array_combine(['country', 'state', 'postcode', 'city'], $location) as $name => $value) {
            $this->set_prop("{$section}_$name", $value);
        }
    }
}
