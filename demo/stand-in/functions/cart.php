<?php

use Stallkeeper\Demo\StandIn\Value;

function wc_load_cart(): void
{
    require_once WC_ABSPATH . 'includes/wc-cart-functions.php';
    WC()->initialize_session();
    WC()->initialize_cart();
}

/** @param array<int, int> $products quantity by product ID */
function wc_add_to_cart_message($products, $show_qty = false): void
{
    $names = [];
    foreach ($products as $id => $quantity) {
        $name = '“' . strip_tags(get_the_title($id)) . '”';
        $names[] = $show_qty && $quantity > 1 ? "{$quantity} &times; {$name}" : $name;
    }
    $text = wp_sprintf('%l', $names) . (array_sum($products) === 1 ? ' has' : ' have') . ' been added to your cart.';
    $message = sprintf(
        '%s <a href="%s" class="button wc-forward">View cart</a>',
        esc_html($text),
        esc_url(wc_get_cart_url()),
    );
    wc_add_notice(apply_filters('wc_add_to_cart_message_html', $message, $products, $show_qty));
}

/** The options of a variation. Its name already contains them if it has few attributes. */
function wc_get_formatted_cart_item_data($cart_item): string
{
    $product = $cart_item['data'];
    $lines = [];
    foreach ($product instanceof WC_Product_Variation ? $cart_item['variation'] : [] as $name => $value) {
        $text = wc_get_formatted_variation([$name => $value], true, false);
        if (!wc_is_attribute_in_product_name($text, $product->get_name())) {
            $label = wc_attribute_label(str_replace('attribute_', '', $name), $product);
            $lines[] = esc_html("{$label}: {$text}");
        }
    }

    return $lines === [] ? '' : '<p class="variation">' . implode('<br>', $lines) . '</p>';
}

function wc_get_cart_remove_url($cart_item_key): string
{
    return wp_nonce_url(add_query_arg('remove_item', $cart_item_key, wc_get_cart_url()), 'woocommerce-cart');
}

function wc_clear_cart_after_payment(): void
{
    if (is_order_received_page() && WC()->cart !== null) {
        $order = wc_get_order((int) get_query_var('order-received'));
        if (
            $order &&
            $order->key_is_valid(Value::text($_GET['key'] ?? '')) &&
            $order->has_cart_hash(WC()->cart->get_cart_hash())
        ) {
            WC()->cart->empty_cart();
        }
    }
}

function wc_template_redirect(): void
{
    if (
        is_page(wc_get_page_id('checkout')) &&
        !is_wc_endpoint_url('order-pay') &&
        !is_wc_endpoint_url('order-received') &&
        WC()->cart?->is_empty() &&
        !is_customize_preview()
    ) {
        wc_add_notice('Checkout is not available whilst your cart is empty.', 'notice');
        wp_safe_redirect(wc_get_cart_url());
        exit();
    }
}
