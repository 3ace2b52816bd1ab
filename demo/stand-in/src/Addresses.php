<?php

namespace Stallkeeper\Demo\StandIn;

use WC_Data_Exception;

/** Billing and shipping address of orders and customers. */
trait Addresses
{
    private static function emptyAddresses(): array
    {
        $fields = [
            'first_name',
            'last_name',
            'company',
            'address_1',
            'address_2',
            'city',
            'state',
            'postcode',
            'country',
        ];
        $data = ['billing_email' => ''];
        foreach ([...$fields, 'phone'] as $name) {
            $data += ["billing_{$name}" => '', "shipping_{$name}" => ''];
        }

        return $data;
    }

    /** @throws WC_Data_Exception */
    public function set_billing_email($value): void
    {
        if ($value !== '' && !is_email($value)) {
            throw new WC_Data_Exception("{$this->object_type}_invalid_billing_email", 'Invalid billing email address');
        }
        $this->set_prop('billing_email', $value);
    }
}
