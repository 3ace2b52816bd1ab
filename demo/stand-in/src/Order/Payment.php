<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;
use WC_Payment_Gateway;

/** How an order is paid, in which currency and when. */
trait Payment
{
    public function set_payment_method(mixed $payment_method = ''): void
    {
        if ($payment_method instanceof WC_Payment_Gateway) {
            $this->set_payment_method_title($payment_method->get_title());
            $payment_method = $payment_method->id;
        }
        $this->set_prop('payment_method', Value::text($payment_method));
    }
}
