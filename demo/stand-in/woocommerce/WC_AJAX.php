<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** AJAX endpoints: requests with `?wc-ajax=NAME`. */
class WC_AJAX
{
    public static function init(): void
    {
        add_action('init', [self::class, 'define_ajax'], 0);
        add_action('template_redirect', [self::class, 'do_wc_ajax'], 0);
        self::add_ajax_events();
    }

    public static function get_endpoint(string $request = ''): string
    {
        $url = add_query_arg(
            'wc-ajax',
            $request,
            remove_query_arg(
                ['remove_item', 'add-to-cart', 'added-to-cart', 'order_again', '_wpnonce'],
                home_url('/', 'relative'),
            ),
        );

        return esc_url_raw(Value::filtered('woocommerce_ajax_get_endpoint', $url, $request));
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
        $action = sanitize_text_field(Value::text(wp_unslash($_GET['wc-ajax'] ?? '')));
        if ($action === '') {
            return;
        }
        wc_nocache_headers();
        send_origin_headers();
        header('X-Robots-Tag: noindex');
        status_header(200);
        do_action('wc_ajax_' . sanitize_text_field($action));
        wp_die();
    }

    public static function add_ajax_events(): void
    {
        add_action('wc_ajax_get_refreshed_fragments', [self::class, 'get_refreshed_fragments']);
        add_action('wc_ajax_add_to_cart', [self::class, 'add_to_cart']);
        add_action('wc_ajax_checkout', [self::class, 'checkout']);
    }

    public static function get_refreshed_fragments(): void
    {
        wp_send_json(self::fragments());
    }

    public static function add_to_cart(): void
    {
        if (!isset($_POST['product_id'])) {
            return;
        }
        $id = Value::int(apply_filters('woocommerce_add_to_cart_product_id', absint(Value::int($_POST['product_id']))));
        $product = wc_get_product($id);
        $quantity = empty($_POST['quantity']) ? 1 : wc_stock_amount(wp_unslash($_POST['quantity']));
        $isAllowed = (bool) apply_filters('woocommerce_add_to_cart_validation', true, $id, $quantity);
        if (
            $isAllowed &&
            $product instanceof WC_Product &&
            $product->get_status() === 'publish' &&
            WC()->cart?->add_to_cart($id, $quantity)
        ) {
            do_action('woocommerce_ajax_added_to_cart', $id);
            if (get_option('woocommerce_cart_redirect_after_add') === 'yes') {
                wc_add_to_cart_message([$id => $quantity], true);
            }
            self::get_refreshed_fragments();
        }
        wp_send_json([
            'error' => true,
            'product_url' => Value::filtered('woocommerce_cart_redirect_after_error', (string) get_permalink($id), $id),
        ]);
    }

    public static function checkout(): void
    {
        wc_maybe_define_constant('WOOCOMMERCE_CHECKOUT', true);
        WC()->checkout()->process_checkout();
        wp_die('0');
    }

    /** @return array{fragments: mixed, cart_hash: string} */
    private static function fragments(): array
    {
        ob_start();
        woocommerce_mini_cart();
        $cart = '<div class="widget_shopping_cart_content">' . ob_get_clean() . '</div>';

        return [
            'fragments' => apply_filters('woocommerce_add_to_cart_fragments', [
                'div.widget_shopping_cart_content' => $cart,
            ]),
            'cart_hash' => WC()->cart?->get_cart_hash() ?? '',
        ];
    }
}
