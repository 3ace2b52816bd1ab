<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;
use Stallkeeper\Demo\StandIn\Variation\VariationPrices;
use Stallkeeper\Demo\StandIn\Variation\VariationStore;

/** A product with variations. Its prices and its stock status are those of its variations. */
class WC_Product_Variable extends WC_Product
{
    public function get_type(): string
    {
        return 'variable';
    }

    /** @return list<int> IDs of all variations, also of disabled ones */
    public function get_children(mixed $visible_only = ''): array
    {
        return VariationStore::ids($this->get_id(), ['publish', 'private']);
    }

    /** @return list<int> IDs of the variations that visitors can see */
    public function get_visible_children(): array
    {
        $isHidden = get_option('woocommerce_hide_out_of_stock_items') === 'yes';
        $ids = array_filter(
            VariationStore::ids($this->get_id(), 'publish'),
            static fn(int $id): bool => !$isHidden || get_post_meta($id, '_stock_status', true) !== 'outofstock',
        );

        return Value::ids(apply_filters('woocommerce_get_children', array_values($ids), $this, true));
    }

    /** @return array<string, list<string>> options that a variation has, by name of the attribute */
    public function get_variation_attributes(): array
    {
        $values = array_map(VariationStore::attributes(...), $this->get_visible_children());
        $attributes = [];
        foreach ($this->get_attributes() as $key => $attribute) {
            if ($attribute instanceof WC_Product_Attribute && $attribute->get_variation()) {
                $used = array_column($values, $key);
                $options = $attribute->get_slugs();
                $attributes[$attribute->get_name()] =
                    in_array('', $used, true) || count($used) < count($values)
                        ? $options
                        : array_values(array_intersect($options, $used));
            }
        }

        return $attributes;
    }

    /**
     * @return array{price: array<int, string>, regular_price: array<int, string>, sale_price: array<int, string>} by
     *     variation ID, lowest first
     */
    public function get_variation_prices(bool $for_display = false): array
    {
        return VariationPrices::of($this, $for_display);
    }

    /** @param 'min'|'max' $min_or_max */
    public function get_variation_price(string $min_or_max = 'min', bool $for_display = false): string
    {
        $prices = $this->get_variation_prices($for_display)['price'];

        return Value::filtered(
            'woocommerce_get_variation_price',
            (string) ($min_or_max === 'min' ? reset($prices) : end($prices)),
            $this,
            $min_or_max,
            $for_display,
        );
    }

    public function get_price_html(string $price = ''): string
    {
        $prices = $this->get_variation_prices(true);
        if ($prices['price'] === []) {
            return Value::filtered(
                'woocommerce_get_price_html',
                Value::filtered('woocommerce_variable_empty_price_html', '', $this),
                $this,
            );
        }
        [$lowest, $highest] = [reset($prices['price']), end($prices['price'])];
        [$lowestRegular, $highestRegular] = [
            (string) reset($prices['regular_price']),
            (string) end($prices['regular_price']),
        ];
        $html = match (true) {
            $lowest !== $highest => wc_format_price_range($lowest, $highest),
            $this->is_on_sale() && $lowestRegular === $highestRegular => wc_format_sale_price(
                wc_price($highestRegular),
                wc_price($lowest),
            ),
            default => wc_price($lowest),
        };
        $html = Value::filtered('woocommerce_variable_price_html', $html . $this->get_price_suffix(), $this);

        return Value::filtered('woocommerce_get_price_html', $html, $this);
    }

    public function is_on_sale(string $context = 'view'): bool
    {
        $prices = $this->get_variation_prices();
        $isOnSale = $prices['regular_price'] !== $prices['sale_price'] && $prices['sale_price'] === $prices['price'];

        return $context === 'view'
            ? (bool) apply_filters('woocommerce_product_is_on_sale', $isOnSale, $this)
            : $isOnSale;
    }

    public function add_to_cart_text(): string
    {
        $text = $this->is_purchasable()
            ? __('Select options', 'stallkeeper-stand-in')
            : __('Read more', 'stallkeeper-stand-in');

        return Value::filtered('woocommerce_product_add_to_cart_text', $text, $this);
    }

    public function add_to_cart_description(): string
    {
        /* translators: %s: product name */
        return Value::filtered(
            'woocommerce_product_add_to_cart_description',
            sprintf(__('Select options for “%s”', 'stallkeeper-stand-in'), $this->get_name()),
            $this,
        );
    }

    /**
     * @return list<array<string, mixed>> variations with their values, price and availability, for the script of the
     *     form
     */
    public function get_available_variations(string $return = 'array'): array
    {
        $found = [];
        foreach ($this->get_visible_children() as $id) {
            $variation = wc_get_product($id);
            if ($variation instanceof WC_Product_Variation && $variation->is_purchasable()) {
                $found[] = $this->get_available_variation($variation);
            }
        }

        return $found;
    }

    /** @return array<string, mixed> */
    public function get_available_variation(WC_Product_Variation $variation): array
    {
        return Value::map(
            apply_filters(
                'woocommerce_available_variation',
                [
                    'attributes' => $variation->get_variation_attributes(),
                    'availability_html' => wc_get_stock_html($variation),
                    'display_price' => wc_get_price_to_display($variation),
                    'is_in_stock' => $variation->is_in_stock(),
                    'price_html' => '<span class="price">' . $variation->get_price_html() . '</span>',
                    'sku' => $variation->get_sku(),
                    'variation_description' => wpautop($variation->get_description()),
                    'variation_id' => $variation->get_id(),
                ],
                $this,
                $variation,
            ),
        );
    }

    /** Updates the prices and the stock status of the product after a change of its variations. */
    public static function sync(mixed $product, bool $save = true): WC_Product|false
    {
        $product = wc_get_product($product);
        if ($product instanceof self) {
            $stock = array_map(
                static fn(int $id): string => Value::text(get_post_meta($id, '_stock_status', true)),
                $product->get_visible_children(),
            );
            $stock === [] ||
                $product->set_stock_status(
                    array_values(array_intersect(['instock', 'onbackorder', 'outofstock'], $stock))[0] ?? 'instock',
                );
            do_action('woocommerce_variable_product_sync_data', $product);
            $save && $product->save();
        }

        return $product;
    }
}
