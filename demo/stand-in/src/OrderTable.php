<?php

namespace Stallkeeper\Demo\StandIn;

use WP_List_Table;

/** The list table of orders, with the hooks of WooCommerce's list table. */
final class OrderTable extends WP_List_Table
{
    private const PER_PAGE = 20;

    public function __construct()
    {
        parent::__construct(['singular' => 'order', 'plural' => 'orders', 'ajax' => false]);
        add_filter("manage_{$this->screen->id}_columns", [$this, 'get_columns'], 0);
    }

    public function render(): void
    {
        $this->prepare_items();
        echo '<div class="wrap"><h1 class="wp-heading-inline">Orders</h1><hr class="wp-header-end">';
        $this->views();
        echo '<form id="wc-orders-filter" method="get"><input type="hidden" name="page" value="wc-orders">';
        $this->display();
        echo '</form></div>';
    }

    public function get_columns(): array
    {
        return [
            'order_number' => 'Order',
            'order_date' => 'Date',
            'order_status' => 'Status',
            'billing_address' => 'Billing',
            'order_total' => 'Total',
        ];
    }

    protected function get_sortable_columns(): array
    {
        return ['order_number' => ['ID', true], 'order_date' => ['date', true], 'order_total' => ['order_total', true]];
    }

    public function prepare_items(): void
    {
        $status = sanitize_text_field(Value::text($_GET['status'] ?? 'all'));
        $orderby = sanitize_text_field(Value::text($_GET['orderby'] ?? ''));
        $found = wc_get_orders([
            'limit' => self::PER_PAGE,
            'page' => max(1, Value::int($_GET['paged'] ?? 1)),
            'paginate' => true,
            'orderby' => ['ID' => 'ID', 'order_total' => 'total'][$orderby] ?? 'date',
            'order' => Value::text($_GET['order'] ?? '') === 'asc' ? 'ASC' : 'DESC',
            'status' => $status === 'all' ? [] : [$status],
        ]);
        $this->items = $found->orders;
        $this->set_pagination_args(['total_items' => $found->total, 'per_page' => self::PER_PAGE]);
    }

    protected function get_views(): array
    {
        $url = admin_url('admin.php?page=wc-orders');
        $views = ['all' => '<a href="' . esc_url($url) . '">All</a>'];
        $counts = (array) wp_count_posts('shop_order');
        foreach (array_intersect_key(wc_get_order_statuses(), array_filter($counts)) as $status => $label) {
            $views[$status] = sprintf(
                '<a href="%s">%s <span class="count">(%d)</span></a>',
                esc_url("{$url}&status={$status}"),
                esc_html($label),
                $counts[$status],
            );
        }

        return $views;
    }

    /** @param \WC_Order $item */
    protected function column_default($item, $column_name): string
    {
        do_action("manage_{$this->screen->id}_custom_column", $column_name, $item);

        return match ($column_name) {
            'order_number' => sprintf(
                '<a href="%s" class="order-view"><strong>#%s %s</strong></a>',
                esc_url($item->get_edit_order_url()),
                esc_html($item->get_order_number()),
                esc_html($item->get_formatted_billing_full_name()),
            ),
            'order_date' => esc_html($item->get_date_created()->date_i18n('M j, Y H:i')),
            'order_status' => esc_html(wc_get_order_statuses()["wc-{$item->get_status()}"] ?? $item->get_status()),
            'billing_address' => wp_kses_post(str_replace('<br/>', ', ', $item->get_formatted_billing_address('–'))),
            'order_total' => wp_kses_post($item->get_formatted_order_total()),
            default => '',
        };
    }
}
