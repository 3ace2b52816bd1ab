<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Cart\DrawerLines;
use Stallkeeper\Theme\Templates\TemplatePart;
use WC_Product;

/**
 * A disclosure with the products and the total above the checkout form, for phones, where the order is below all
 * fields. The block checkout has one of its own.
 *
 * @phpstan-type Line array{name: string, quantity: string, subtotal: string, image: string}
 */
final class OrderSummary
{
    /** Products in the disclosure. The order below the fields lists all of them. */
    public const MAX_LINES = 50;

    public function __construct(private readonly TemplatePart $parts) {}

    /** Hook: `woocommerce_before_checkout_form`, before the login form and the coupon form (10). */
    public function print(): void
    {
        if (!WC()->cart->is_empty()) {
            echo $this->html();
        }
    }

    private function html(): string
    {
        return $this->parts->html('parts/checkout/order-summary', [
            'lines' => $this->lines(),
            'count' => WC()->cart->get_cart_contents_count(),
            'total' => $this->total(),
        ]);
    }

    /**
     * Hook: `woocommerce_update_order_review_fragments`.
     *
     * @param mixed $fragments selector => HTML that replaces the element
     */
    public function addFragment(mixed $fragments): mixed
    {
        if (is_array($fragments)) {
            $fragments['.order-summary__total'] = $this->total();
        }

        return $fragments;
    }

    private function total(): string
    {
        return '<span class="order-summary__total">' . wp_kses_post((string) WC()->cart->get_total()) . '</span>';
    }

    /** @return list<Line> escaped HTML */
    private function lines(): array
    {
        $lines = [];
        foreach (array_slice(WC()->cart->get_cart(), 0, self::MAX_LINES, true) as $key => $item) {
            $line = $this->line((string) $key, Input::fromArray($item));
            if ($line !== null) {
                $lines[] = $line;
            }
        }

        return $lines;
    }

    /** @return Line|null null for a line that plugins hide; the filters are those of WooCommerce's review-order.php */
    private function line(string $key, Input $line): ?array
    {
        $item = $line->all();
        $product = apply_filters('woocommerce_cart_item_product', $item['data'] ?? null, $item, $key);
        $isShown =
            $product instanceof WC_Product &&
            $product->exists() &&
            apply_filters('woocommerce_checkout_cart_item_visible', true, $item, $key);
        if (!$isShown) {
            return null;
        }
        $quantity = DrawerLines::amount($item);
        $name = apply_filters('woocommerce_cart_item_name', $product->get_name(), $item, $key);
        $subtotal = apply_filters(
            'woocommerce_cart_item_subtotal',
            WC()->cart->get_product_subtotal($product, $quantity), // @phpstan-ignore argument.type (fractions)
            $item,
            $key,
        );

        return [
            'name' => is_string($name) ? wp_kses_post($name) : '',
            'quantity' => esc_html((string) $quantity),
            'subtotal' => is_string($subtotal) ? wp_kses_post($subtotal) : '',
            'image' => OrderImages::html($product),
        ];
    }
}
