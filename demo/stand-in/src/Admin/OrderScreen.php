<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Admin;

use Stallkeeper\Demo\StandIn\Value;
use WC_Order;

/** The edit order screen, with meta boxes and the hooks of WooCommerce's screen. */
final class OrderScreen
{
    private readonly string $screen;

    public function __construct(private readonly WC_Order $order)
    {
        $this->screen = wc_get_page_screen_id('shop-order');
    }

    public function load(): void
    {
        $GLOBALS['theorder'] = $this->order;
        if (($_POST['action'] ?? '') === 'edit_order') {
            $this->save();
        }
        wp_enqueue_script('post');
        add_meta_box(
            'woocommerce-order-data',
            __('Order data', 'stallkeeper-stand-in'),
            $this->box('data'),
            $this->screen,
            'normal',
            'high',
        );
        add_meta_box(
            'woocommerce-order-items',
            __('Items', 'stallkeeper-stand-in'),
            $this->box('items'),
            $this->screen,
            'normal',
            'high',
        );
        add_meta_box(
            'woocommerce-order-notes',
            __('Order notes', 'stallkeeper-stand-in'),
            $this->box('notes'),
            $this->screen,
            'side',
        );
        add_meta_box(
            'woocommerce-order-actions',
            __('Order actions', 'stallkeeper-stand-in'),
            $this->box('actions'),
            $this->screen,
            'side',
            'high',
        );
        do_action('add_meta_boxes', $this->screen, $this->order);
        do_action("add_meta_boxes_{$this->screen}", $this->order);
    }

    public function render(): void
    {
        echo '<div class="wrap"><h1 class="wp-heading-inline">' .
            esc_html__('Edit order', 'stallkeeper-stand-in') .
            '</h1><hr class="wp-header-end">';
        if (isset($_GET['message'])) {
            wp_admin_notice(esc_html__('Order updated.', 'stallkeeper-stand-in'), [
                'type' => 'success',
                'id' => 'message',
            ]);
        }
        printf('<form name="order" action="%s" method="post" id="order" ', esc_url($this->order->get_edit_order_url()));
        do_action('order_edit_form_tag', $this->order);
        echo '>';
        wp_nonce_field($this->nonce());
        do_action('order_edit_form_top', $this->order);
        wp_nonce_field('meta-box-order', 'meta-box-order-nonce', false);
        wp_nonce_field('closedpostboxes', 'closedpostboxesnonce', false);
        printf(
            '<input type="hidden" name="action" value="edit_order"><input type="hidden" id="post_ID" name="post_ID" value="%d">',
            $this->order->get_id(),
        );
        echo '<div id="poststuff"><div id="post-body" class="metabox-holder columns-2"><div id="postbox-container-1" class="postbox-container">';
        do_meta_boxes($this->screen, 'side', $this->order);
        echo '</div><div id="postbox-container-2" class="postbox-container">';
        do_meta_boxes($this->screen, 'normal', $this->order);
        do_meta_boxes($this->screen, 'advanced', $this->order);
        echo '</div></div></div></form></div>';
    }

    private function save(): never
    {
        check_admin_referer($this->nonce());
        if (!current_user_can('edit_others_shop_orders')) {
            wp_die(esc_html__('You are not allowed to edit orders.', 'stallkeeper-stand-in'));
        }
        do_action('woocommerce_process_shop_order_meta', $this->order->get_id(), $this->order);
        $status = sanitize_text_field(Value::text(wp_unslash($_POST['order_status'] ?? '')));
        if (wc_is_order_status($status)) {
            $this->order->set_status($status, '', true);
        }
        $this->order->save();
        wp_safe_redirect(add_query_arg('message', 1, $this->order->get_edit_order_url()));
        exit();
    }

    /** @return callable(WC_Order): void */
    private function box(string $name): callable
    {
        return static function (WC_Order $order) use ($name): void {
            wc_get_template("admin/order-{$name}.php", ['order' => $order]);
        };
    }

    private function nonce(): string
    {
        return 'update-order_' . $this->order->get_id();
    }
}
