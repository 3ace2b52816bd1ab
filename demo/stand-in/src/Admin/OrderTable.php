<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Admin;

use Stallkeeper\Demo\StandIn\Value;
use WC_Order;
use WP_List_Table;

require_once Value::text(constant('ABSPATH')) . 'wp-admin/includes/class-wp-list-table.php';

/** The list table of orders, with the hooks of WooCommerce's list table. */
final class OrderTable extends WP_List_Table
{
    private const PER_PAGE = 20;
    /** @var list<WC_Order> */
    public $items = [];

    public function __construct()
    {
        parent::__construct(['singular' => 'order', 'plural' => 'orders', 'ajax' => false]);
    }

    public function load(): void
    {
        add_filter("manage_{$this->screen->id}_columns", $this->get_columns(...), 0);
    }

    public function render(): void
    {
        $this->prepare_items();
        echo '<div class="wrap"><h1 class="wp-heading-inline">' .
            esc_html__('Orders', 'stallkeeper-stand-in') .
            '</h1><hr class="wp-header-end">';
        $this->views();
        echo '<form id="wc-orders-filter" method="get" action="' .
            esc_url(get_admin_url(null, 'admin.php')) .
            '"><input type="hidden" name="page" value="wc-orders">';
        $this->display();
        echo '</form></div>';
    }

    /** @return array<string, string> */
    public function get_columns(): array
    {
        return array_map(
            Value::text(...),
            Value::map(
                apply_filters('woocommerce_shop_order_list_table_columns', [
                    'order_number' => esc_html__('Order', 'stallkeeper-stand-in'),
                    'order_date' => esc_html__('Date', 'stallkeeper-stand-in'),
                    'order_status' => esc_html__('Status', 'stallkeeper-stand-in'),
                    'billing_address' => esc_html__('Billing', 'stallkeeper-stand-in'),
                    'order_total' => esc_html__('Total', 'stallkeeper-stand-in'),
                ]),
            ),
        );
    }

    /** @return array<string, array{string, bool}> */
    protected function get_sortable_columns(): array
    {
        return ['order_number' => ['ID', true], 'order_date' => ['date', true], 'order_total' => ['order_total', true]];
    }

    public function prepare_items(): void
    {
        $found = self::find(Value::map(wp_unslash($_GET)), self::PER_PAGE);
        $this->items = $found['orders'];
        $this->set_pagination_args(['total_items' => $found['total'], 'per_page' => self::PER_PAGE]);
    }

    /** @param string $which top or bottom */
    protected function extra_tablenav($which): void
    {
        echo '<div class="alignleft actions">';
        if ($which === 'top') {
            do_action('woocommerce_order_list_table_restrict_manage_orders', 'shop_order', $which);
            submit_button(__('Filter', 'stallkeeper-stand-in'), '', 'filter_action', false, [
                'id' => 'order-query-submit',
            ]);
        }
        echo '</div>';
        do_action('woocommerce_order_list_table_extra_tablenav', 'shop_order', $which);
    }

    /** @return array<string, string> */
    protected function get_views(): array
    {
        $views = [
            'all' => sprintf(
                '<a href="%s">%s</a>',
                esc_url(admin_url('admin.php?page=wc-orders')),
                esc_html__('All', 'stallkeeper-stand-in'),
            ),
        ];
        foreach (wc_get_order_statuses() as $status => $label) {
            $count = wc_orders_count($status);
            if ($count > 0) {
                $views[$status] = sprintf(
                    '<a href="%s">%s <span class="count">(%d)</span></a>',
                    esc_url(admin_url("admin.php?page=wc-orders&status={$status}")),
                    esc_html($label),
                    $count,
                );
            }
        }
        return array_map(
            Value::text(...),
            Value::map(apply_filters('woocommerce_before_shop_order_list_table_view_links', $views)),
        );
    }

    /**
     * @param WC_Order $item
     * @param string $column_name
     */
    protected function column_default($item, $column_name): string
    {
        do_action('woocommerce_shop_order_list_table_custom_column', $column_name, $item);
        do_action("manage_{$this->screen->id}_custom_column", $column_name, $item);

        return match ($column_name) {
            'order_number' => sprintf(
                '<a href="%s" class="order-view"><strong>#%s %s</strong></a>',
                esc_url($item->get_edit_order_url()),
                esc_html($item->get_order_number()),
                esc_html(
                    Value::filtered(
                        'woocommerce_admin_order_buyer_name',
                        $item->get_formatted_billing_full_name(),
                        $item,
                    ),
                ),
            ),
            'order_date' => sprintf(
                '<time datetime="%s">%s</time>',
                esc_attr((string) $item->get_date_created()),
                esc_html((string) $item->get_date_created()?->date_i18n('M j, Y H:i')),
            ),
            'order_status' => sprintf(
                '<mark class="order-status status-%s"><span>%s</span></mark>',
                esc_attr($item->get_status()),
                esc_html(wc_get_order_status_name($item->get_status())),
            ),
            'billing_address' => wp_kses_post(str_replace('<br/>', ', ', $item->get_formatted_billing_address('–'))),
            'order_total' => wp_kses_post($item->get_formatted_order_total()),
            default => '',
        };
    }

    /**
     * @param array<string, mixed> $request
     * @return array{orders: list<WC_Order>, total: int}
     */
    private static function find(array $request, int $perPage): array
    {
        $request = Value::map(apply_filters('woocommerce_shop_order_list_table_request', $request));
        $args = [
            'limit' => $perPage,
            'page' => max(1, Value::int($request['paged'] ?? 1)),
            'paginate' => true,
            'type' => 'shop_order',
            'orderby' => ['ID' => 'ID', 'order_total' => 'total'][Value::text($request['orderby'] ?? '')] ?? 'date',
            'order' => strtoupper(Value::text($request['order'] ?? '')) === 'ASC' ? 'ASC' : 'DESC',
            'status' =>
                Value::text($request['status'] ?? '') !== '' && $request['status'] !== 'all'
                    ? [Value::text($request['status'])]
                    : [],
        ];
        $args = Value::map(apply_filters('woocommerce_order_list_table_prepare_items_query_args', $args));
        $args = Value::map(apply_filters('woocommerce_shop_order_list_table_prepare_items_query_args', $args));
        $found = wc_get_orders($args);
        if (!is_object($found)) {
            return ['orders' => [], 'total' => 0];
        }
        $orders = array_filter(
            Value::array($found->orders ?? []),
            static fn(mixed $order): bool => $order instanceof WC_Order,
        );

        return ['orders' => array_values($orders), 'total' => Value::int($found->total ?? 0)];
    }
}
