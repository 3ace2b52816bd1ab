<?php

/** WooCommerce's own functions about the states of an order. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** @return array<string, string> label by name, with `wc-` before it */
function wc_get_order_statuses(): array
{
    return array_map(Value::text(...), Value::map(apply_filters('wc_order_statuses', [
        'wc-pending' => __('Pending payment', 'stallkeeper-stand-in'),
        'wc-processing' => __('Processing', 'stallkeeper-stand-in'),
        'wc-on-hold' => __('On hold', 'stallkeeper-stand-in'),
        'wc-completed' => __('Completed', 'stallkeeper-stand-in'),
        'wc-cancelled' => __('Cancelled', 'stallkeeper-stand-in'),
        'wc-refunded' => __('Refunded', 'stallkeeper-stand-in'),
        'wc-failed' => __('Failed', 'stallkeeper-stand-in'),
        'wc-checkout-draft' => __('Draft', 'stallkeeper-stand-in'),
    ])));
}

function wc_is_order_status(string $maybe_status): bool
{
    return array_key_exists($maybe_status, wc_get_order_statuses());
}

/** @return list<string> without `wc-` */
function wc_get_is_paid_statuses(): array
{
    return Value::texts(apply_filters('woocommerce_order_is_paid_statuses', ['processing', 'completed']));
}

function wc_get_order_status_name(string $status): string
{
    $name = str_starts_with($status, 'wc-') ? substr($status, 3) : $status;

    return wc_get_order_statuses()["wc-{$name}"] ?? $name;
}
