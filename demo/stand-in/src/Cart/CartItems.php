<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

use Exception;
use Stallkeeper\Demo\StandIn\Value;
use Stallkeeper\Demo\StandIn\Variation\VariationChoice;
use Stallkeeper\Demo\StandIn\Variation\VariationStore;
use WC_Product;

/** Adds, updates, removes and restores cart items. */
trait CartItems
{
    /**
     * Adds a notice if the product cannot be added.
     *
     * @param int $product_id
     * @param int $quantity
     * @param int $variation_id
     * @param array<string, string> $variation
     * @param array<string, mixed> $cart_item_data
     * @return string|false cart item key
     */
    public function add_to_cart(
        $product_id = 0,
        $quantity = 1,
        $variation_id = 0,
        $variation = [],
        $cart_item_data = [],
    ) {
        [$product_id, $variation_id] = [absint(Value::int($product_id)), absint(Value::int($variation_id))];
        if (get_post_type($product_id) === VariationStore::TYPE) {
            [$product_id, $variation_id] = [(int) wp_get_post_parent_id($product_id), $product_id];
        }
        $product = wc_get_product($variation_id > 0 ? $variation_id : $product_id);
        $quantity = Value::int(
            apply_filters('woocommerce_add_to_cart_quantity', $quantity, $product_id, $variation_id),
        );
        if (
            $quantity <= 0 ||
            !($product instanceof WC_Product) ||
            $product->get_status() === 'trash' ||
            ($variation_id > 0 && $product->get_parent_id() !== $product_id)
        ) {
            return false;
        }
        try {
            $variation = VariationChoice::of($product, $variation);
        } catch (Exception $error) {
            wc_add_notice($error->getMessage(), 'error');
            return false;
        }
        $cart_item_data = Value::map(
            apply_filters('woocommerce_add_cart_item_data', $cart_item_data, $product_id, $variation_id, $quantity),
        );
        $key = $this->generate_cart_id($product_id, $variation_id, $variation, $cart_item_data);
        $cartQuantity =
            $this->find_product_in_cart($key) !== '' ? Value::int($this->cart_contents[$key]['quantity']) : 0;
        try {
            $quantity = self::validateQuantity($product, $quantity, $cartQuantity);
        } catch (Exception $error) {
            wc_add_notice($error->getMessage(), 'error');
            return false;
        }
        if ($cartQuantity > 0) {
            $this->set_quantity($key, $cartQuantity + $quantity, false);
        } else {
            $this->cart_contents[$key] = Value::map(
                apply_filters(
                    'woocommerce_add_cart_item',
                    [
                        ...$cart_item_data,
                        'key' => $key,
                        'product_id' => $product_id,
                        'variation_id' => $variation_id,
                        'variation' => $variation,
                        'quantity' => $quantity,
                        'data' => $product,
                        'data_hash' => wc_get_cart_item_data_hash($product),
                    ],
                    $key,
                ),
            );
        }
        $this->cart_contents = array_map(
            Value::map(...),
            Value::map(apply_filters('woocommerce_cart_contents_changed', $this->cart_contents)),
        );
        do_action('woocommerce_add_to_cart', $key, $product_id, $quantity, $variation_id, $variation, $cart_item_data);
        return $key;
    }

    public function set_quantity(string $cart_item_key, int $quantity = 1, bool $refresh_totals = true): bool
    {
        if ($quantity <= 0) {
            return $this->remove_cart_item($cart_item_key);
        }
        $old = Value::int($this->cart_contents[$cart_item_key]['quantity'] ?? 0);
        $this->cart_contents[$cart_item_key]['quantity'] = $quantity;
        do_action('woocommerce_after_cart_item_quantity_update', $cart_item_key, $quantity, $old, $this);
        if ($refresh_totals) {
            $this->calculate_totals();
        }
        do_action('woocommerce_cart_item_set_quantity', $cart_item_key, $quantity, $this);
        return true;
    }

    public function remove_cart_item(string $cart_item_key): bool
    {
        if (!isset($this->cart_contents[$cart_item_key])) {
            return false;
        }
        $this->removed_cart_contents[$cart_item_key] = array_diff_key($this->cart_contents[$cart_item_key], [
            'data' => 1,
        ]);
        do_action('woocommerce_remove_cart_item', $cart_item_key, $this);
        unset($this->cart_contents[$cart_item_key]);
        do_action('woocommerce_cart_item_removed', $cart_item_key, $this);
        return true;
    }

    public function restore_cart_item(string $cart_item_key): bool
    {
        $item = $this->removed_cart_contents[$cart_item_key] ?? null;
        $product = wc_get_product(Value::int($item['variation_id'] ?? 0) ?: Value::int($item['product_id'] ?? 0));
        if ($item === null || !($product instanceof WC_Product)) {
            return false;
        }
        do_action('woocommerce_restore_cart_item', $cart_item_key, $this);
        $this->cart_contents[$cart_item_key] = [...$item, 'data' => $product];
        unset($this->removed_cart_contents[$cart_item_key]);
        do_action('woocommerce_cart_item_restored', $cart_item_key, $this);
        return true;
    }

    public function empty_cart(bool $clear_persistent_cart = true): void
    {
        do_action('woocommerce_before_cart_emptied', $clear_persistent_cart);
        $this->cart_contents = $this->removed_cart_contents = [];
        $this->resetTotals();
        $this->session->clear();
        do_action('woocommerce_cart_emptied', $clear_persistent_cart);
    }

    /**
     * Checks whether the quantity can be added.
     *
     * @return int quantity to add
     * @throws Exception with the error message for the customer
     */
    private static function validateQuantity(WC_Product $product, int $quantity, int $cartQuantity): int
    {
        $name = esc_html($product->get_name());
        if ($product->is_sold_individually()) {
            $quantity = 1;
            if ($cartQuantity > 0) {
                /* translators: %s: product name */
                $message = sprintf(__('You cannot add another “%s” to your cart.', 'stallkeeper-stand-in'), $name);
                throw new Exception(
                    Value::filtered('woocommerce_cart_product_cannot_add_another_message', $message, $product),
                );
            }
        }
        if (!$product->is_purchasable()) {
            throw new Exception(
                Value::filtered(
                    'woocommerce_cart_product_cannot_be_purchased_message',
                    __('Sorry, this product cannot be purchased.', 'stallkeeper-stand-in'),
                    $product,
                ),
            );
        }
        if (!$product->is_in_stock()) {
            /* translators: %s: product name */
            $message = sprintf(
                __('You cannot add “%s” to the cart because the product is out of stock.', 'stallkeeper-stand-in'),
                $name,
            );
            throw new Exception(Value::filtered('woocommerce_cart_product_out_of_stock_message', $message, $product));
        }
        if (!$product->has_enough_stock($quantity + $cartQuantity)) {
            /* translators: 1: product name, 2: stock quantity */
            $message = sprintf(
                __(
                    'You cannot add that amount of “%1$s” to the cart because there is not enough stock (%2$d remaining).',
                    'stallkeeper-stand-in',
                ),
                $name,
                (int) $product->get_stock_quantity(),
            );
            throw new Exception(
                Value::filtered(
                    'woocommerce_cart_product_not_enough_stock_message',
                    $message,
                    $product,
                    $product->get_stock_quantity(),
                ),
            );
        }
        return $quantity;
    }
}
