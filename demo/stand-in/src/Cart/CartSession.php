<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

use Stallkeeper\Demo\StandIn\Value;
use WC_Cart;
use WC_Product;

/** Stores the cart in the session, and sets cookies that indicate whether the cart contains items. */
final class CartSession
{
    public function __construct(private readonly WC_Cart $cart) {}

    public function addHooks(): void
    {
        add_action('wp_loaded', $this->load(...));
        add_action('woocommerce_cart_emptied', $this->clear(...), 10, 0);
        add_action('woocommerce_after_calculate_totals', $this->save(...), 1000, 0);
        add_action('woocommerce_removed_coupon', $this->save(...), 10, 0);
        add_action('woocommerce_add_to_cart', $this->updateCookies(...), 10, 0);
        add_action('wp', $this->updateCookies(...), 99, 0);
        add_action('shutdown', $this->updateCookies(...), 0, 0);
    }

    /** Loads the cart once per request, without products that can no longer be purchased. */
    public function load(): void
    {
        if (did_action('woocommerce_load_cart_from_session') > 0) {
            return;
        }
        do_action('woocommerce_load_cart_from_session');
        $session = WC()->session;
        $stored = Value::map($session?->get('cart'));
        $contents = [];
        foreach ($stored as $key => $values) {
            $item = $this->loadItem($key, Value::map($values));
            if ($item !== null) {
                $contents[$key] = $item;
            }
        }
        $this->cart->set_totals(array_map(Value::float(...), Value::map($session?->get('cart_totals'))));
        $this->cart->set_removed_cart_contents(
            array_map(Value::map(...), Value::map($session?->get('removed_cart_contents'))),
        );
        $this->cart->set_cart_contents(
            array_map(
                Value::map(...),
                Value::map($contents === [] ? [] : apply_filters('woocommerce_cart_contents_changed', $contents)),
            ),
        );
        do_action('woocommerce_cart_loaded_from_session', $this->cart);
        if (count($contents) !== count($stored) || $session?->get('cart_totals') === null) {
            $this->cart->calculate_totals();
        }
    }

    public function save(): void
    {
        $session = WC()->session;
        $contents = array_map(
            static fn(array $item): array => array_diff_key($item, ['data' => 1]),
            $this->cart->get_cart_contents(),
        );
        $session?->set('cart', $contents === [] ? null : $contents);
        $session?->set('cart_totals', $contents === [] ? null : $this->cart->get_totals());
        $session?->set('removed_cart_contents', $this->cart->get_removed_cart_contents() ?: null);
        do_action('woocommerce_cart_updated');
    }

    public function clear(): void
    {
        foreach (['cart', 'cart_totals', 'removed_cart_contents', 'order_awaiting_payment'] as $key) {
            WC()->session?->set($key, null);
        }
    }

    /**
     * @param array<string, mixed> $values cart item from the session
     * @return array<string, mixed>|null null if the product can no longer be purchased
     */
    private function loadItem(string $key, array $values): ?array
    {
        $product = wc_get_product(Value::int($values['variation_id'] ?? 0) ?: Value::int($values['product_id'] ?? 0));
        if (!($product instanceof WC_Product) || Value::int($values['quantity'] ?? 0) <= 0) {
            do_action('woocommerce_remove_cart_item_from_session', $key, $values, $product);
            return null;
        }
        if (
            !apply_filters('woocommerce_cart_item_is_purchasable', $product->is_purchasable(), $key, $values, $product)
        ) {
            /* translators: %s: product name */
            $message = sprintf(
                __('%s has been removed from your cart because it can no longer be purchased.', 'stallkeeper-stand-in'),
                esc_html($product->get_name()),
            );
            wc_add_notice(Value::filtered('woocommerce_cart_item_removed_message', $message, $product), 'error');
            do_action('woocommerce_remove_cart_item_from_session', $key, $values, $product);
            return null;
        }
        return Value::map(
            apply_filters('woocommerce_get_cart_item_from_session', [...$values, 'data' => $product], $values, $key),
        );
    }

    private function updateCookies(): void
    {
        if (headers_sent() || did_action('wp_loaded') === 0) {
            return;
        }
        $hasItems = !$this->cart->is_empty();
        $hasCookies = isset($_COOKIE['woocommerce_items_in_cart']);
        if ($hasItems || $hasCookies) {
            foreach (
                [
                    'woocommerce_items_in_cart' => $hasItems ? '1' : '',
                    'woocommerce_cart_hash' => $hasItems ? $this->cart->get_cart_hash() : '',
                ]
                as $name => $value
            ) {
                setcookie($name, $value, [
                    'expires' => $hasItems ? 0 : time() - HOUR_IN_SECONDS,
                    'path' => COOKIEPATH,
                    'domain' => (string) COOKIE_DOMAIN,
                    'secure' => is_ssl(),
                    'samesite' => 'Lax',
                ]);
            }
            do_action('woocommerce_set_cart_cookies', $hasItems);
        }
    }
}
