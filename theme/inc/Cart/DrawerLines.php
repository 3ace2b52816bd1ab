<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\Input;
use WC_Cart;
use WC_Product;
use WC_Product_Variation;

/**
 * The lines of the cart beside the page. Names, images, prices and quantities pass WooCommerce's filters of the cart.
 *
 * @phpstan-type Line array{
 *     key: string, item: array<array-key, mixed>, class: string, name: string, url: string, image: string,
 *     data: string, price: string, subtotal: string, quantity: string, remove: string, label: string, isAdded: bool
 * }
 */
final class DrawerLines
{
    /**
     * @param  array<string, true> $added   keys of lines that were added
     * @param  int                 $product ID of a product or variation that was added; 0 for none
     * @return list<Line> name, image, data, price, subtotal and quantity are HTML; the others are text
     */
    public function all(WC_Cart $cart, array $added, int $product): array
    {
        $lines = [];
        foreach ($cart->get_cart() as $key => $item) {
            $item = is_array($item) ? $item : [];
            $line = self::line($cart, (string) $key, $item);
            if ($line !== null) {
                $isProduct = $product > 0 && in_array($product, self::ids($item), true);
                $lines[] = [...$line, 'isAdded' => $isProduct || isset($added[$key])];
            }
        }
        // The added lines come first: a long cart scrolls.
        usort($lines, static fn(array $a, array $b): int => $b['isAdded'] <=> $a['isAdded']);

        return $lines;
    }

    /**
     * @param  array<array-key, mixed> $item
     * @return list<int>
     */
    private static function ids(array $item): array
    {
        $values = Input::fromArray($item);

        return [$values->number('product_id'), $values->number('variation_id')];
    }

    /**
     * @param  array<array-key, mixed> $item
     * @return Line|null null for a line that a plugin hides
     */
    private static function line(WC_Cart $cart, string $key, array $item): ?array
    {
        $product = apply_filters('woocommerce_cart_item_product', $item['data'] ?? null, $item, $key);
        $isVisible = (bool) apply_filters('woocommerce_widget_cart_item_visible', true, $item, $key);
        if (!($product instanceof WC_Product) || !$product->exists() || !$isVisible) {
            return null;
        }
        $quantity = self::amount($item);
        $filtered = static fn(string $filter, string $value): string => self::text(
            apply_filters("woocommerce_cart_item_$filter", $value, $item, $key),
        );
        $name = $filtered('name', $product->get_name());

        return [
            'key' => $key,
            'item' => $item,
            'class' => self::text(apply_filters('woocommerce_cart_item_class', 'cart_item', $item, $key)),
            'name' => $name,
            'url' => $filtered('permalink', $product->is_visible() ? self::url($product, $item) : ''),
            'image' => $filtered('thumbnail', $product->get_image()),
            'data' => wc_get_formatted_cart_item_data($item),
            'price' => $filtered('price', $cart->get_product_price($product)),
            'subtotal' => $filtered('subtotal', $cart->get_product_subtotal($product, $quantity)), // @phpstan-ignore argument.type (fractions)
            'quantity' => self::quantity($product, $key, $item, $name),
            'remove' => wc_get_cart_remove_url($key),
            /* translators: %s: name of a product */
            'label' => sprintf(__('Remove %s from cart', 'stallkeeper'), wp_strip_all_tags($name)),
            'isAdded' => false,
        ];
    }

    /**
     * @param array<array-key, mixed> $item
     * @return int|float quantity of a line; plugins sell fractions
     */
    public static function amount(array $item): int|float
    {
        $quantity = $item['quantity'] ?? null;

        return is_numeric($quantity) ? $quantity + 0 : 0;
    }

    /** @param array<array-key, mixed> $item */
    private static function quantity(WC_Product $product, string $key, array $item, string $name): string
    {
        $isOne = $product->is_sold_individually();
        $html = woocommerce_quantity_input(
            [
                'input_name' => "cart[$key][qty]",
                'input_value' => $item['quantity'] ?? 1,
                'min_value' => $isOne ? 1 : 0,
                'max_value' => $isOne ? 1 : $product->get_max_purchase_quantity(),
                'product_name' => $name,
            ],
            $product,
            false,
        );

        return self::text(apply_filters('woocommerce_cart_item_quantity', $html, $key, $item));
    }

    /** @param array<array-key, mixed> $item its options are parameters of the address of a variation */
    private static function url(WC_Product $product, array $item): string
    {
        return $product instanceof WC_Product_Variation ? $product->get_permalink($item) : $product->get_permalink();
    }

    private static function text(mixed $value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }
}
