<?php

use Stallkeeper\Demo\StandIn\Value;

/** AJAX endpoints: requests with `?wc-ajax=NAME`. */
class WC_AJAX
{
    public static function init(): void
    {
        add_action('init', [self::class, 'define_ajax'], 0);
        add_action('template_redirect', [self::class, 'do_wc_ajax'], 0);
        foreach (['get_refreshed_fragments', 'add_to_cart', 'checkout'] as $name) {
            add_action("wc_ajax_{$name}", [self::class, $name]);
        }
    }

    public static function define_ajax(): void
    {
        if (Value::text($_GET['wc-ajax'] ?? '') !== '') {
            wc_maybe_define_constant('DOING_AJAX', true);
            wc_maybe_define_constant('WC_DOING_AJAX', true);
        }
    }

    public static function do_wc_ajax(): void
    {
        $action = sanitize_text_field(Value::text($_GET['wc-ajax'] ?? ''));
        if ($action !== '') {
            wc_nocache_headers();
            send_origin_headers();
            header('X-Robots-Tag: noindex');
            status_header(200);
            do_action("wc_ajax_{$action}");
            wp_die();
        }
    }

    public static function get_refreshed_fragments(): void
    {
        ob_start();
        woocommerce_mini_cart();
        $cart = '<div class="widget_shopping_cart_content">' . ob_get_clean() . '</div>';
        wp_send_json([
            'fragments' => apply_filters('woocommerce_add_to_cart_fragments', [
                'div.widget_shopping_cart_content' => $cart,
            ]),
            'cart_hash' => WC()->cart->get_cart_hash(),
        ]);
    }

    public static function add_to_cart(): void
    {
        $id = absint(apply_filters('woocommerce_add_to_cart_product_id', Value::int($_POST['product_id'] ?? 0)));
        $product = $id > 0 ? wc_get_product($id) : false;
        $quantity = empty($_POST['quantity']) ? 1 : wc_stock_amount($_POST['quantity']);
        if (
            apply_filters('woocommerce_add_to_cart_validation', true, $id, $quantity) &&
            $product instanceof WC_Product &&
            $product->get_status() === 'publish' &&
            WC()->cart->add_to_cart($id, $quantity)
        ) {
            if (get_option('woocommerce_cart_redirect_after_add') === 'yes') {
                wc_add_to_cart_message([$id => $quantity], true);
            }
            self::get_refreshed_fragments();
        }
        wp_send_json(['error' => true, 'product_url' => (string) get_permalink($id)]);
    }

    public static function checkout(): void
    {
        wc_maybe_define_constant('WOOCOMMERCE_CHECKOUT', true);
        WC()->checkout()->process_checkout();
        wp_die('0');
    }
}
