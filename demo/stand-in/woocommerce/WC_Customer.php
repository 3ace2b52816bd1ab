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
        $base = wc_get_customer_default_location()['country'];
        $this->data = ['billing_country' => $base, 'shipping_country' => $base];
        $this->set_props(Value::map($is_session ? WC()->session?->get('customer') : []));
        $user = get_userdata($this->get_id());
        if ($user instanceof WP_User) {
            $this->data += [
                'billing_email' => $user->user_email,
                'billing_first_name' => $user->first_name,
                'billing_last_name' => $user->last_name,
            ];
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

    public function set_billing_location(
        string $country,
        string $state = '',
        string $postcode = '',
        string $city = '',
    ): void {
        $this->setLocation('billing', $country, $state, $postcode, $city);
    }

    public function set_shipping_location(
        string $country,
        string $state = '',
        string $postcode = '',
        string $city = '',
    ): void {
        $this->setLocation('shipping', $country, $state, $postcode, $city);
    }

    /** @return list<string> country, state, postcode and city of the address on which taxes are based */
    public function get_taxable_address(): array
    {
        $basedOn = Value::option('woocommerce_tax_based_on', 'shipping');
        if (
            apply_filters('woocommerce_apply_base_tax_for_local_pickup', true) &&
            in_array('local_pickup', wc_get_chosen_shipping_method_ids(), true)
        ) {
            $basedOn = 'base';
        }
        $countries = WC()->countries;
        $address =
            $basedOn === 'base'
                ? [
                    $countries->get_base_country(),
                    $countries->get_base_state(),
                    $countries->get_base_postcode(),
                    $countries->get_base_city(),
                ]
                : array_map(
                    fn(string $name): string => $this->text(
                        ($basedOn === 'billing' ? 'billing_' : 'shipping_') . $name,
                        'view',
                    ),
                    ['country', 'state', 'postcode', 'city'],
                );

        return Value::texts(apply_filters('woocommerce_customer_taxable_address', $address, $this));
    }

    private function setLocation(string $section, string ...$location): void
    {
        foreach (array_combine(['country', 'state', 'postcode', 'city'], $location) as $name => $value) {
            $this->set_prop("{$section}_$name", $value);
        }
    }
}
