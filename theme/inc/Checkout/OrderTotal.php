<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

/**
 * Marks the total of an order for the stylesheet. The rows below an order have no classes, and the total is not the
 * last.
 */
final class OrderTotal
{
    /**
     * Hook: `woocommerce_get_order_item_totals`, after plugins have changed the rows (10). Emails have their own
     * styles.
     *
     * @param mixed $rows rows by name, each with a label and a value (HTML)
     */
    public function markTotal(mixed $rows): mixed
    {
        if (
            is_array($rows) &&
            is_array($rows['order_total'] ?? null) &&
            is_string($rows['order_total']['value'] ?? null) &&
            doing_filter('the_content')
        ) {
            $rows['order_total']['value'] =
                '<strong class="order-total">' . $rows['order_total']['value'] . '</strong>';
        }

        return $rows;
    }
}
