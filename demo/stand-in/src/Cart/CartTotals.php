<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

use Stallkeeper\Demo\StandIn\Tax\LinePrice;
use Stallkeeper\Demo\StandIn\Value;
use WC_Product;
use WP_Error;

/**
 * Cart totals: price times quantity and its taxes, without fees, shipping or discounts; and validation of the cart
 * items.
 */
trait CartTotals
{
    /** @var array<string, float> */
    protected $totals = ['subtotal' => 0.0, 'cart_contents_total' => 0.0, 'total_tax' => 0.0, 'total' => 0.0];

    public function calculate_totals(): void
    {
        $this->resetTotals();
        if ($this->is_empty()) {
            $this->session->save();
            return;
        }
        do_action('woocommerce_cart_reset', $this, false);
        do_action('woocommerce_before_calculate_totals', $this);
        $total = $tax = 0.0;
        foreach ($this->cart_contents as $key => $item) {
            [$lineTotal, $lineTaxes] =
                $item['data'] instanceof WC_Product
                    ? LinePrice::inCart($item['data'], Value::int($item['quantity']))
                    : [0.0, []];
            $lineTax = array_sum($lineTaxes);
            $this->cart_contents[$key] = [
                ...$item,
                'line_subtotal' => $lineTotal,
                'line_subtotal_tax' => $lineTax,
                'line_total' => $lineTotal,
                'line_tax' => $lineTax,
                'line_tax_data' => ['subtotal' => $lineTaxes, 'total' => $lineTaxes],
            ];
            $total += $lineTotal;
            $tax += $lineTax;
        }
        $this->totals = [
            'subtotal' => $total,
            'cart_contents_total' => $total,
            'total_tax' => round($tax, wc_get_price_decimals()),
            'total' => round($total + $tax, wc_get_price_decimals()),
        ];
        do_action('woocommerce_cart_calculate_fees', $this);
        if (has_action('woocommerce_calculate_totals')) {
            do_action('woocommerce_calculate_totals', $this);
        }
        $this->totals['total'] = max(
            0.0,
            Value::float(apply_filters('woocommerce_calculated_total', $this->totals['total'], $this)),
        );
        do_action('woocommerce_after_calculate_totals', $this);
    }

    /** @return array<string, float> */
    public function get_totals(): array
    {
        return $this->totals;
    }

    /** @param array<string, float> $value */
    public function set_totals(array $value = []): void
    {
        $this->totals = array_replace($this->totals, $value);
    }

    public function get_subtotal(): float
    {
        return Value::float(apply_filters('woocommerce_cart_get_subtotal', $this->totals['subtotal']));
    }

    /** @return ($context is 'edit' ? float : string) */
    public function get_total(string $context = 'view')
    {
        $total = Value::float(apply_filters('woocommerce_cart_get_total', $this->totals['total']));

        return $context === 'view' ? Value::filtered('woocommerce_cart_total', wc_price($total)) : $total;
    }

    public function get_cart_subtotal(bool $compound = false): string
    {
        return Value::filtered(
            'woocommerce_cart_subtotal',
            wc_price($this->get_subtotal() + ($this->display_prices_including_tax() ? $this->get_total_tax() : 0.0)),
            $compound,
            $this,
        );
    }

    public function get_product_price(WC_Product $product): string
    {
        return Value::filtered(
            'woocommerce_cart_product_price',
            wc_price(wc_get_price_to_display($product, ['display_context' => 'cart'])),
            $product,
        );
    }

    public function get_product_subtotal(WC_Product $product, int $quantity): string
    {
        return Value::filtered(
            'woocommerce_cart_product_subtotal',
            wc_price(wc_get_price_to_display($product, ['qty' => $quantity, 'display_context' => 'cart'])),
            $product,
            $quantity,
            $this,
        );
    }

    public function get_total_tax(): float
    {
        return Value::float(apply_filters('woocommerce_cart_get_total_tax', $this->totals['total_tax'] ?? 0.0));
    }

    public function display_prices_including_tax(): bool
    {
        return (bool) apply_filters(
            'woocommerce_cart_display_prices_including_tax',
            get_option('woocommerce_tax_display_cart') === 'incl',
        );
    }

    public function needs_payment(): bool
    {
        return (bool) apply_filters('woocommerce_cart_needs_payment', $this->get_total('edit') > 0, $this);
    }

    private function resetTotals(): void
    {
        $this->totals = ['subtotal' => 0.0, 'cart_contents_total' => 0.0, 'total_tax' => 0.0, 'total' => 0.0];
    }

    public function get_shipping_total(): float
    {
        return 0.0;
    }

    public function check_cart_items(): bool
    {
        $isValid = true;
        foreach ([$this->check_cart_item_validity(), $this->check_cart_item_stock()] as $result) {
            if ($result instanceof WP_Error) {
                wc_add_notice($result->get_error_message(), 'error');
                $isValid = false;
            }
        }
        return $isValid;
    }

    public function check_cart_item_validity(): bool|WP_Error
    {
        $result = true;
        foreach ($this->get_cart() as $key => $item) {
            $product = $item['data'];
            if (!($product instanceof WC_Product) || !$product->exists() || $product->get_status() === 'trash') {
                $this->set_quantity($key, 0);
                $result = new WP_Error(
                    'invalid',
                    __('An item which is no longer available was removed from your cart.', 'stallkeeper-stand-in'),
                );
            }
        }
        return $result;
    }

    public function check_cart_item_stock(): bool|WP_Error
    {
        $quantities = $this->get_cart_item_quantities();
        foreach ($this->get_cart() as $item) {
            $product = $item['data'];
            if (!($product instanceof WC_Product)) {
                continue;
            }
            if (!$product->is_in_stock()) {
                /* translators: %s: product name */
                return new WP_Error(
                    'out-of-stock',
                    sprintf(
                        __(
                            'Sorry, “%s” is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.',
                            'stallkeeper-stand-in',
                        ),
                        esc_html($product->get_name()),
                    ),
                );
            }
            if (!$product->has_enough_stock($quantities[$product->get_id()] ?? Value::int($item['quantity']))) {
                /* translators: 1: product name, 2: stock quantity */
                return new WP_Error(
                    'out-of-stock',
                    sprintf(
                        __(
                            'Sorry, we do not have enough “%1$s” in stock to fulfill your order (%2$d available).',
                            'stallkeeper-stand-in',
                        ),
                        esc_html($product->get_name()),
                        (int) $product->get_stock_quantity(),
                    ),
                );
            }
        }
        return true;
    }
}
