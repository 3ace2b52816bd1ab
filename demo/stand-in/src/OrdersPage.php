<?php

namespace Stallkeeper\Demo\StandIn;

use WC_Order;

/**
 * The page `admin.php?page=wc-orders`: the list of orders or, with `action=edit`, a single order, with the meta boxes
 * and hooks of WooCommerce's page.
 */
final class OrdersPage
{
    private const CAPABILITY = 'edit_others_shop_orders';
    private static ?OrderTable $table = null;
    private static ?WC_Order $order = null;

    public static function init(): void
    {
        add_action('admin_menu', [self::class, 'addMenu'], 9);
        add_filter('user_has_cap', static function (array $all): array {
            $names = ['manage_woocommerce', 'view_woocommerce_reports', 'edit_shop_orders', self::CAPABILITY];

            return empty($all['manage_options']) ? $all : $all + array_fill_keys($names, true);
        });
    }

    public static function addMenu(): void
    {
        // WordPress derives screen IDs and hook names from this title, so it must be WooCommerce's. The visible label
        // is set below.
        $title = 'WooCommerce';
        add_menu_page($title, $title, self::CAPABILITY, 'woocommerce', '__return_null', 'dashicons-cart', 55);
        $render = [self::class, 'render'];
        $hook = add_submenu_page('woocommerce', 'Orders', 'Orders', self::CAPABILITY, 'wc-orders', $render);
        remove_submenu_page('woocommerce', 'woocommerce');
        foreach ($GLOBALS['menu'] as $position => $entry) {
            if ($entry[2] === 'woocommerce') {
                $GLOBALS['menu'][$position][0] = 'Shop (stand-in)';
            }
        }
        add_action("load-{$hook}", [self::class, 'load']);
    }

    /** Runs before output: registers columns and meta boxes, and saves the order. */
    public static function load(): void
    {
        if (($_REQUEST['action'] ?? '') !== 'edit' && ($_POST['action'] ?? '') !== 'edit_order') {
            self::$table = new OrderTable();

            return;
        }
        $order = wc_get_order(Value::int($_GET['id'] ?? -1));
        if ($order === false) {
            wp_die('You attempted to edit an item that does not exist. Perhaps it was deleted?');
        }
        self::$order = $GLOBALS['theorder'] = $order;
        if (($_POST['action'] ?? '') === 'edit_order') {
            self::save($order);
        }
        wp_enqueue_script('post');
        $screen = wc_get_page_screen_id('shop-order');
        foreach (
            [
                'data' => ['Order data', 'normal'],
                'items' => ['Items', 'normal'],
                'notes' => ['Order notes', 'side'],
                'actions' => ['Order actions', 'side'],
            ]
            as $name => [$title, $place]
        ) {
            $show = static fn() => wc_get_template("admin/order-{$name}.php", ['order' => $order]);
            add_meta_box("woocommerce-order-{$name}", $title, $show, $screen, $place, 'high');
        }
        do_action('add_meta_boxes', $screen, $order);
    }

    private static function save(WC_Order $order): never
    {
        check_admin_referer("update-order_{$order->get_id()}");
        if (!current_user_can(self::CAPABILITY)) {
            wp_die('You are not allowed to edit orders.');
        }
        $status = sanitize_text_field(Value::text($_POST['order_status'] ?? ''));
        if (isset(wc_get_order_statuses()[$status])) {
            $order->set_status($status);
        }
        $order->save();
        wp_safe_redirect(add_query_arg('message', 1, $order->get_edit_order_url()));
        exit();
    }

    public static function render(): void
    {
        if (self::$order === null) {
            self::$table->render();

            return;
        }
        wc_get_template('admin/order.php', ['order' => self::$order, 'screen' => wc_get_page_screen_id('shop-order')]);
    }
}
