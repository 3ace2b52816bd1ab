<?php

use Stallkeeper\Demo\StandIn\Addresses;

/**
 * The customer, with the address of an earlier checkout. Customers are stored in the session only.
 *
 * @method string get_billing_first_name()
 * @method string get_billing_city()
 * @method string get_billing_country()
 */
class WC_Customer extends WC_Data
{
    use Addresses;

    protected string $object_type = 'customer';

    public function __construct($data = 0, $is_session = false)
    {
        $this->set_id($data);
        $user = get_userdata($this->id) ?: null;
        $country = wc_get_customer_default_location()['country'];
        $this->data = [
            ...self::emptyAddresses(),
            'billing_country' => $country,
            'shipping_country' => $country,
            'billing_email' => (string) $user?->user_email,
            'billing_first_name' => (string) $user?->first_name,
            'billing_last_name' => (string) $user?->last_name,
        ];
        if ($is_session) {
            $this->data = [...$this->data, ...(array) WC()->session?->get('customer', [])];
            add_action('shutdown', [$this, 'save'], 10);
        }
    }

    public function save(): int
    {
        WC()->session?->set('customer', $this->data);

        return $this->id;
    }

    public function set_billing_location($country, $state = '', $postcode = '', $city = ''): void
    {
        $this->setLocation('billing', compact('country', 'state', 'postcode', 'city'));
    }

    public function set_shipping_location($country, $state = '', $postcode = '', $city = ''): void
    {
        $this->setLocation('shipping', compact('country', 'state', 'postcode', 'city'));
    }

    private function setLocation(string $section, array $location): void
    {
        foreach ($location as $name => $value) {
            $this->set_prop("{$section}_{$name}", $value);
        }
    }

    /** Country and state of the address on which taxes are based. */
    public function get_taxable_address(): array
    {
        $basedOn = get_option('woocommerce_tax_based_on', 'shipping');
        if ($basedOn === 'base' || in_array('local_pickup', wc_get_chosen_shipping_method_ids(), true)) {
            return array_values(wc_get_base_location());
        }
        $section = $basedOn === 'billing' ? 'billing' : 'shipping';

        return [$this->data["{$section}_country"], $this->data["{$section}_state"]];
    }
}
