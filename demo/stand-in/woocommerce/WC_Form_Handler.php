<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Cart\CartForm;
use Stallkeeper\Demo\StandIn\Value;
use Stallkeeper\Demo\StandIn\Variation\VariationChoice;

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
        if (
            !isset($_POST['woocommerce_checkout_place_order']) &&
            !isset($_POST['woocommerce_checkout_update_totals'])
        ) {
            return;
        }
        wc_nocache_headers();
        if (WC()->cart?->is_empty()) {
            wp_safe_redirect(wc_get_cart_url());
            exit();
        }
        wc_maybe_define_constant('WOOCOMMERCE_CHECKOUT', true);
        WC()->checkout()->process_checkout();
    }

    public static function update_cart_action(): void
    {
        if (
            array_intersect(
                ['apply_coupon', 'remove_coupon', 'remove_item', 'undo_item', 'update_cart', 'proceed'],
                array_keys($_REQUEST),
            ) !== [] &&
            WC()->cart instanceof WC_Cart
        ) {
            wc_maybe_define_constant('WOOCOMMERCE_CART', true);
            wc_nocache_headers();
            CartForm::handle(WC()->cart);
        }
    }

    public static function add_to_cart_action(string|false $url = false): void
    {
        $requested = $_REQUEST['add-to-cart'] ?? null;
        if (!is_numeric($requested)) {
            return;
        }
        wc_nocache_headers();
        $id = Value::int(apply_filters('woocommerce_add_to_cart_product_id', absint($requested)));
        $product = wc_get_product($id);
        if (!($product instanceof WC_Product) || !(WC()->cart instanceof WC_Cart)) {
            return;
        }
        $quantity = empty($_REQUEST['quantity']) ? 1 : wc_stock_amount(wp_unslash($_REQUEST['quantity']));
        $isAdded =
            $product instanceof WC_Product_Variable
                ? self::addVariation($product, $quantity)
                : apply_filters('woocommerce_add_to_cart_validation', true, $id, $quantity) &&
                    WC()->cart->add_to_cart($id, $quantity) !== false;
        if (!$isAdded) {
            return;
        }
        wc_add_to_cart_message([$id => $quantity], true);
        if (wc_notice_count('error') > 0) {
            return;
        }
        $url = apply_filters('woocommerce_add_to_cart_redirect', $url, $product);
        if (Value::text($url) !== '' || get_option('woocommerce_cart_redirect_after_add') === 'yes') {
            wp_safe_redirect(Value::text($url) ?: wc_get_cart_url());
            exit();
        }
    }

    private static function addVariation(WC_Product_Variable $product, int $quantity): bool
    {
        $variation = absint(Value::int(wp_unslash($_REQUEST['variation_id'] ?? 0)));
        $selected = VariationChoice::requested($_REQUEST);
        if (
            !apply_filters(
                'woocommerce_add_to_cart_validation',
                true,
                $product->get_id(),
                $quantity,
                $variation,
                $selected,
            )
        ) {
            return false;
        }
        if ($variation === 0) {
            $path = static fn(string $url): string => untrailingslashit((string) wp_parse_url($url, PHP_URL_PATH));
            $isProductPage =
                $path(Value::text(wp_unslash($_SERVER['REQUEST_URI'] ?? ''))) === $path($product->get_permalink());
            $link = sprintf('<a href="%s">%s</a>', esc_url($product->get_permalink()), esc_html($product->get_name()));
            wc_add_notice(
                $isProductPage
                    ? /* translators: %s: product name */
                    sprintf(
                        __('Please choose product options for %s.', 'stallkeeper-stand-in'),
                        esc_html($product->get_name()),
                    )
                    : /* translators: %s: link to the product */
                    sprintf(__('Please choose product options by visiting %s.', 'stallkeeper-stand-in'), $link),
                'error',
            );

            return false;
        }

        return WC()->cart instanceof WC_Cart &&
            WC()->cart->add_to_cart($product->get_id(), $quantity, $variation, $selected) !== false;
    }
}
