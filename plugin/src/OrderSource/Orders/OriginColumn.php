<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Tools\OrderSource\CoreController;
use WC_Order;

/** Adds an Origin column to the order list if WooCommerce does not show one. Supports order tables and order posts. */
final class OriginColumn
{
    private const COLUMN = 'origin';

    public function __construct(private readonly CoreController $core, private readonly Labels $labels) {}

    /** Hook: `admin_init`. */
    public function addColumnHooks(): void
    {
        if ($this->core->isOn()) {
            return;
        }
        foreach (['manage_woocommerce_page_wc-orders_columns', 'manage_edit-shop_order_columns'] as $hook) {
            add_filter($hook, [$this, 'addColumn'], 20);
        }
        foreach (
            ['manage_woocommerce_page_wc-orders_custom_column', 'manage_shop_order_posts_custom_column']
            as $hook
        ) {
            add_action($hook, [$this, 'printOrigin'], 10, 2);
        }
    }

    /** Hooks: `manage_woocommerce_page_wc-orders_columns` and `manage_edit-shop_order_columns`. */
    public function addColumn(mixed $columns): mixed
    {
        return is_array($columns) ? $columns + [self::COLUMN => __('Origin', 'stallkeeper-tools')] : $columns;
    }

    /** Hooks: `manage_woocommerce_page_wc-orders_custom_column` and `manage_shop_order_posts_custom_column`. */
    public function printOrigin(mixed $column, mixed $order): void
    {
        if ($column !== self::COLUMN) {
            return;
        }
        $order = $order instanceof WC_Order ? $order : wc_get_order(is_numeric($order) ? (int) $order : 0);
        if ($order instanceof WC_Order) {
            echo esc_html($this->labels->origin($order));
        }
    }
}
