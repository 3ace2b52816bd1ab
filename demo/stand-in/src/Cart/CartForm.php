<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

use Stallkeeper\Demo\StandIn\Value;
use WC_Cart;
use WC_Product;

/**
 * Handles the form and links of the cart page. As in WooCommerce, requests without a valid nonce are ignored without a
 * message.
 */
final class CartForm
{
    public static function handle(WC_Cart $cart): void
    {
        $nonce = Value::text($_REQUEST['woocommerce-cart-nonce'] ?? ($_REQUEST['_wpnonce'] ?? ''));
        if (wp_verify_nonce($nonce, 'woocommerce-cart') === false) {
            return;
        }
        $remove = sanitize_text_field(Value::text(wp_unslash($_GET['remove_item'] ?? '')));
        $undo = sanitize_text_field(Value::text(wp_unslash($_GET['undo_item'] ?? '')));
        if ($remove !== '') {
            self::remove($cart, $remove);
            self::redirectBack(
                ['remove_item', 'add-to-cart', 'added-to-cart', 'order_again', '_wpnonce'],
                ['removed_item' => '1'],
            );
        } elseif ($undo !== '') {
            $cart->restore_cart_item($undo);
            self::redirectBack(['undo_item', '_wpnonce'], []);
        } elseif (!empty($_POST['update_cart']) || !empty($_POST['proceed'])) {
            self::update($cart, Value::array(wp_unslash($_POST['cart'] ?? [])));
        }
    }

    private static function remove(WC_Cart $cart, string $key): void
    {
        $item = $cart->get_cart_item($key);
        if ($item === []) {
            return;
        }
        $cart->remove_cart_item($key);
        $product = wc_get_product(Value::int($item['product_id'] ?? 0));
        /* translators: %s: product name */
        $name =
            $product instanceof WC_Product
                ? sprintf(__('“%s”', 'stallkeeper-stand-in'), $product->get_name())
                : __('Item', 'stallkeeper-stand-in');
        /* translators: %s: product name in quotes */
        $message = sprintf(
            __('%s removed.', 'stallkeeper-stand-in'),
            esc_html(Value::filtered('woocommerce_cart_item_removed_title', $name, $item)),
        );
        if ($product instanceof WC_Product && $product->is_in_stock()) {
            $message .=
                ' <a href="' .
                esc_url(wc_get_cart_undo_url($key)) .
                '" class="restore-item">' .
                esc_html__('Undo?', 'stallkeeper-stand-in') .
                '</a>';
        }
        wc_add_notice($message, Value::filtered('woocommerce_cart_item_removed_notice_type', 'success'));
    }

    /** @param array<array-key, mixed> $lines submitted quantities by cart item key */
    private static function update(WC_Cart $cart, array $lines): void
    {
        $isChanged = false;
        foreach ($cart->get_cart() as $key => $item) {
            $submitted = Value::array($lines[$key] ?? [])['qty'] ?? null;
            if ($submitted === null) {
                continue;
            }
            $sanitized = preg_replace('/[^0-9.]/', '', Value::text($submitted));
            $quantity = Value::int(
                apply_filters('woocommerce_stock_amount_cart_item', wc_stock_amount($sanitized), $key),
            );
            if ($sanitized === '' || $quantity === Value::int($item['quantity'])) {
                continue;
            }
            $isAllowed = (bool) apply_filters('woocommerce_update_cart_validation', true, $key, $item, $quantity);
            if ($item['data'] instanceof WC_Product && $item['data']->is_sold_individually() && $quantity > 1) {
                /* translators: %s: product name */
                wc_add_notice(
                    sprintf(
                        __('You can only have 1 %s in your cart.', 'stallkeeper-stand-in'),
                        esc_html($item['data']->get_name()),
                    ),
                    'error',
                );
                $isAllowed = false;
            }
            if ($isAllowed) {
                $cart->set_quantity($key, $quantity, false);
                $isChanged = true;
            }
        }
        if (apply_filters('woocommerce_update_cart_action_cart_updated', $isChanged)) {
            $cart->calculate_totals();
            $isChanged = true;
        }
        if (!empty($_POST['proceed'])) {
            wp_safe_redirect(wc_get_checkout_url());
            exit();
        }
        if ($isChanged) {
            wc_add_notice(
                __('Cart updated.', 'stallkeeper-stand-in'),
                Value::filtered('woocommerce_cart_updated_notice_type', 'success'),
            );
            self::redirectBack(['remove_coupon', 'add-to-cart'], []);
        }
    }

    /**
     * @param list<string> $without
     * @param array<string, string> $with
     */
    private static function redirectBack(array $without, array $with): void
    {
        $referer = wp_get_referer();
        if (is_string($referer)) {
            wp_safe_redirect(remove_query_arg($without, add_query_arg($with, $referer)));
            exit();
        }
    }
}
