<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Admin;

use Stallkeeper\Demo\StandIn\Value;
use WC_Order;

/**
 * The admin menu and the page `admin.php?page=wc-orders`: the list of orders or, with `action=edit`, a single order.
 */
final class OrdersPage
{
    private const CAPABILITY = 'edit_others_shop_orders';
    private ?OrderTable $table = null;
    private ?OrderScreen $screen = null;

    public function addHooks(): void
    {
        add_action('admin_menu', $this->addMenu(...), 9);
        add_filter('user_has_cap', $this->grantCapabilities(...));
    }

    /**
     * Grants administrators the capabilities to manage the shop.
     *
     * @param array<string, bool> $all
     * @return array<string, bool>
     */
    private function grantCapabilities(array $all): array
    {
        return empty($all['manage_options'])
            ? $all
            : $all +
                    array_fill_keys(
                        ['manage_woocommerce', 'view_woocommerce_reports', 'edit_shop_orders', self::CAPABILITY],
                        true,
                    );
    }

    private function addMenu(): void
    {
        // WordPress derives screen IDs and hook names from this title, so it must be WooCommerce's. The visible label
        // is set below.
        add_menu_page(
            'WooCommerce',
            'WooCommerce',
            self::CAPABILITY,
            'woocommerce',
            '__return_null',
            'dashicons-cart',
            55,
        );
        $hook = add_submenu_page(
            'woocommerce',
            __('Orders', 'stallkeeper-stand-in'),
            __('Orders', 'stallkeeper-stand-in'),
            self::CAPABILITY,
            'wc-orders',
            $this->render(...),
        );
        remove_submenu_page('woocommerce', 'woocommerce');
        /** @var array<int|string, array<int, string>> $menu */
        global $menu;
        foreach ($menu as $position => $entry) {
            if ($entry[2] === 'woocommerce') {
                $menu[$position][0] = esc_html__('Shop (stand-in)', 'stallkeeper-stand-in');
            }
        }
        add_action("load-{$hook}", $this->load(...));
    }

    /** Runs before output: registers columns and meta boxes, and handles form submissions. */
    private function load(): void
    {
        if (($_REQUEST['action'] ?? '') === 'edit' || ($_POST['action'] ?? '') === 'edit_order') {
            $order = wc_get_order(absint(Value::int($_GET['id'] ?? 0)));
            if (!($order instanceof WC_Order)) {
                wp_die(
                    esc_html__(
                        'You attempted to edit an item that does not exist. Perhaps it was deleted?',
                        'stallkeeper-stand-in',
                    ),
                );
            }
            $this->screen = new OrderScreen($order);
            $this->screen->load();
            return;
        }
        $this->table = new OrderTable();
        $this->table->load();
    }

    private function render(): void
    {
        if ($this->screen !== null) {
            $this->screen->render();
            return;
        }
        $this->table?->render();
    }
}
