<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;
use WC_Data_Exception;

/**
 * Billing and shipping address properties of orders and customers.
 *
 * @method string get_billing_first_name(string $context = 'view')
 * @method string get_billing_last_name(string $context = 'view')
 * @method string get_billing_phone(string $context = 'view')
 * @method string get_billing_email(string $context = 'view')
 * @method string get_billing_country(string $context = 'view')
 * @method string get_shipping_address_1(string $context = 'view')
 * @method string get_shipping_address_2(string $context = 'view')
 */
trait AddressProperties
{
    /** @throws WC_Data_Exception if the email address is invalid */
    public function set_billing_email(mixed $value): void
    {
        if (Value::text($value) !== '' && !is_email(Value::text($value))) {
            throw new WC_Data_Exception(
                "{$this->object_type}_invalid_billing_email",
                __('Invalid billing email address', 'stallkeeper-stand-in'),
            );
        }
        $this->set_prop('billing_email', Value::text($value));
    }
}
