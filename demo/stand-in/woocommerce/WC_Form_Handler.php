<?php

use Stallkeeper\Demo\StandIn\Value;

/** Handles forms and links that work without JavaScript. */
class WC_Form_Handler
{
    public static function init(): void
    {
        add_action('wp_loaded', [self::class, 'checkout_action'], 20, 0);
        add_action('wp_loaded', [self::class, 'add_to_cart_action'], 20, 0);
        add_action('wp_loaded', [self::class, 'update_cart_action'], 20, 0);
        add_action('template_redirect', 'wc_clear_cart_after_payment', 20);
    }

    public static function checkout_action(): void
    {
        if (!isset($_POST['woocommerce_checkout_place_order'])) {
            return;
        }
        wc_nocache_headers();
        if (WC()->cart->is_empty()) {
            wp_safe_redirect(wc_get_cart_url());
            exit();
        }
        wc_maybe_define_constant('WOOCOMMERCE_CHECKOUT', true);
        WC()->checkout()->process_checkout();
    }

    public static function add_to_cart_action(): void
    {
        $id = Value::int($_REQUEST['add-to-cart'] ?? 0);
        if (!is_numeric($_REQUEST['add-to-cart'] ?? null) || WC()->cart === null) {
            return;
        }
        wc_nocache_headers();
        $id = absint(apply_filters('woocommerce_add_to_cart_product_id', absint($id)));
        $product = wc_get_product($id);
        $quantity = empty($_REQUEST['quantity']) ? 1 : wc_stock_amount($_REQUEST['quantity']);
        if ($product === false || !self::add($product, $quantity)) {
            return;
        }
        wc_add_to_cart_message([$id => $quantity], true);
        if (wc_notice_count('error') > 0) {
            return;
        }
        $url = (string) apply_filters('woocommerce_add_to_cart_redirect', '', $product);
        if ($url !== '' || get_option('woocommerce_cart_redirect_after_add') === 'yes') {
            wp_safe_redirect($url ?: wc_get_cart_url());
            exit();
        }
    }

    private static function add(WC_Product $product, int $quantity): bool
    {
        $args = [$product->get_id(), $quantity];
        if ($product instanceof WC_Product_Variable) {
            $selected = [];
            foreach ($_REQUEST as $name => $value) {
                if (str_starts_with($name, 'attribute_') && is_string($value)) {
                    $selected[sanitize_title($name)] = wp_unslash($value);
                }
            }
            $args = [...$args, absint(Value::int($_REQUEST['variation_id'] ?? 0)), $selected];
        }
        if (!apply_filters('woocommerce_add_to_cart_validation', true, ...$args)) {
            return false;
        }
        if (($args[2] ?? null) === 0) {
            $name = esc_html($product->get_name());
            $link = '<a href="' . esc_url($product->get_permalink()) . "\">{$name}</a>";
            $path = static fn(string $url): string => untrailingslashit((string) wp_parse_url($url, PHP_URL_PATH));
            $isProductPage = $path($_SERVER['REQUEST_URI'] ?? '') === $path($product->get_permalink());
            wc_add_notice(
                'Please choose product options ' . ($isProductPage ? "for {$name}." : "by visiting {$link}."),
                'error',
            );

            return false;
        }

        return WC()->cart->add_to_cart(...$args) !== false;
    }

    /** As in WooCommerce, requests without a valid nonce are ignored without a message. */
    public static function update_cart_action(): void
    {
        $actions = array_intersect(['remove_item', 'undo_item', 'update_cart', 'proceed'], array_keys($_REQUEST));
        if ($actions === [] || WC()->cart === null) {
            return;
        }
        wc_maybe_define_constant('WOOCOMMERCE_CART', true);
        wc_nocache_headers();
        $nonce = Value::text($_REQUEST['woocommerce-cart-nonce'] ?? ($_REQUEST['_wpnonce'] ?? ''));
        if (wp_verify_nonce($nonce, 'woocommerce-cart') === false) {
            return;
        }
        $remove = sanitize_text_field(Value::text($_GET['remove_item'] ?? ''));
        $undo = sanitize_text_field(Value::text($_GET['undo_item'] ?? ''));
        if ($remove !== '') {
            self::removeItem($remove);
            self::redirectBack(['remove_item', 'add-to-cart', 'added-to-cart', '_wpnonce'], ['removed_item' => '1']);
        } elseif ($undo !== '') {
            WC()->cart->restore_cart_item($undo);
            self::redirectBack(['undo_item', '_wpnonce'], []);
        } else {
            self::updateItems((array) ($_POST['cart'] ?? []));
        }
    }

    private static function removeItem(string $key): void
    {
        $item = WC()->cart->get_cart()[$key] ?? null;
        if (!WC()->cart->remove_cart_item($key)) {
            return;
        }
        $message = sprintf('“%s” removed.', esc_html($item['data']->get_name()));
        if ($item['data']->is_in_stock()) {
            $url = wp_nonce_url(add_query_arg('undo_item', $key, wc_get_cart_url()), 'woocommerce-cart');
            $message .= ' <a href="' . esc_url($url) . '" class="restore-item">Undo?</a>';
        }
        wc_add_notice($message);
    }

    /** @param array<string, mixed> $lines submitted quantities by cart item key */
    private static function updateItems(array $lines): void
    {
        $isChanged = false;
        foreach (WC()->cart->get_cart() as $key => $item) {
            $submitted = is_array($lines[$key] ?? null) ? $lines[$key]['qty'] ?? '' : '';
            $submitted = preg_replace('/[^0-9.]/', '', Value::text($submitted));
            $quantity = wc_stock_amount($submitted);
            if ($submitted === '' || $quantity === $item['quantity']) {
                continue;
            }
            if ($item['data']->is_sold_individually() && $quantity > 1) {
                $name = esc_html($item['data']->get_name());
                wc_add_notice("You can only have 1 {$name} in your cart.", 'error');
                continue;
            }
            $isChanged = WC()->cart->set_quantity($key, $quantity);
        }
        if (!empty($_POST['proceed'])) {
            wp_safe_redirect(wc_get_checkout_url());
            exit();
        }
        if ($isChanged) {
            wc_add_notice('Cart updated.');
            self::redirectBack(['add-to-cart'], []);
        }
    }

    private static function redirectBack(array $without, array $with): void
    {
        $referer = wp_get_referer();
        if (is_string($referer)) {
            wp_safe_redirect(remove_query_arg($without, add_query_arg($with, $referer)));
            exit();
        }
    }
}
