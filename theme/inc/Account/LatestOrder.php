<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Account;

use stdClass;
use WC_Order;

/** Finds the customer's latest order, with the rules of the list of orders. */
final class LatestOrder
{
    /**
     * @param int $customer user ID; 0 is a guest, who has no orders
     * @return array{?WC_Order, int} latest order, and number of orders
     */
    public function find(int $customer): array
    {
        if ($customer <= 0) {
            return [null, 0];
        }
        /** @var mixed $query this filter is documented in WooCommerce's includes/wc-template-functions.php */
        $query = apply_filters('woocommerce_my_account_my_orders_query', [
            'customer' => $customer,
            'page' => 1,
            'paginate' => true,
        ]);
        // Plugins decide which orders are listed, not how many of them are loaded here.
        $found = wc_get_orders(['limit' => 1, 'page' => 1, 'paginate' => true] + (is_array($query) ? $query : []));
        $orders = $found instanceof stdClass ? $found->orders : $found;
        $total = $found instanceof stdClass ? $found->total : 1;
        $order = is_array($orders) ? reset($orders) : false;

        return $order instanceof WC_Order ? [$order, is_numeric($total) ? max(1, (int) $total) : 1] : [null, 0];
    }
}
