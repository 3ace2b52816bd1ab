<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;

/** Where an order is seen, and by whom. */
trait Links
{
    public function get_checkout_order_received_url(): string
    {
        $url = add_query_arg('key', $this->get_order_key(), wc_get_endpoint_url('order-received', (string) $this->get_id(), wc_get_checkout_url()));

        return Value::filtered('woocommerce_get_checkout_order_received_url', $url, $this);
    }

    public function get_edit_order_url(): string
    {
        return Value::filtered('woocommerce_get_edit_order_url', admin_url('admin.php?page=wc-orders&action=edit&id=' . $this->get_id()), $this);
    }
}
