<?php

use Stallkeeper\Demo\StandIn\Variations;

/** A product with variations. Its prices and its stock status are those of its variations. */
class WC_Product_Variable extends WC_Product
{
    public function get_type(): string
    {
        return 'variable';
    }

    /** IDs of all variations, also of disabled ones. */
    public function get_children(): array
    {
        return Variations::ids($this->id, ['publish', 'private']);
    }

    /** IDs of the variations that visitors can see. */
    public function get_visible_children(): array
    {
        $isHidden = get_option('woocommerce_hide_out_of_stock_items') === 'yes';

        return array_values(
            array_filter(
                Variations::ids($this->id, ['publish']),
                static fn(int $id): bool => !$isHidden || get_post_meta($id, '_stock_status', true) !== 'outofstock',
            ),
        );
    }

    /** @return list<WC_Product_Variation> */
    private function visibleVariations(): array
    {
        return array_map(
            static fn(int $id): WC_Product_Variation => new WC_Product_Variation($id),
            $this->get_visible_children(),
        );
    }

    /** Options that a variation has, by name of the attribute. A variation without a value has all of them. */
    public function get_variation_attributes(): array
    {
        $values = array_map(
            static fn(WC_Product_Variation $one): array => $one->get_attributes(),
            $this->visibleVariations(),
        );
        $attributes = [];
        foreach ($this->get_attributes() as $key => $attribute) {
            if ($attribute->get_variation()) {
                $used = array_column($values, $key);
                $hasAll = in_array('', $used, true) || count($used) < count($values);
                $options = $attribute->get_slugs();
                $attributes[$attribute->get_name()] = $hasAll
                    ? $options
                    : array_values(array_intersect($options, $used));
            }
        }

        return $attributes;
    }

    /** Prices by kind and variation ID, lowest first; as they were entered, or as the shop shows them. */
    public function get_variation_prices($for_display = false): array
    {
        $prices = ['price' => [], 'regular_price' => [], 'sale_price' => []];
        foreach ($this->visibleVariations() as $variation) {
            $price = $variation->get_price();
            if ($price === '') {
                continue;
            }
            [$regular, $sale] = [$variation->get_regular_price(), $variation->get_sale_price()];
            // A sale price that does not apply now is not shown.
            $sale = $sale === $regular || $sale !== $price ? $regular : $sale;
            foreach (['price' => $price, 'regular_price' => $regular, 'sale_price' => $sale] as $kind => $value) {
                $value =
                    $for_display && $value !== '' ? wc_get_price_to_display($variation, ['price' => $value]) : $value;
                $prices[$kind][$variation->get_id()] = wc_format_decimal($value, wc_get_price_decimals());
            }
        }

        return array_map(static function (array $list): array {
            asort($list, SORT_NUMERIC);

            return $list;
        }, $prices);
    }

    /** @param string $min_or_max min or max */
    public function get_variation_price($min_or_max = 'min', $for_display = false): string
    {
        $prices = $this->get_variation_prices($for_display)['price'];

        return (string) ($min_or_max === 'min' ? reset($prices) : end($prices));
    }

    public function get_price_html(): string
    {
        ['price' => $prices, 'regular_price' => $regular] = $this->get_variation_prices(true);
        if ($prices === []) {
            return '';
        }
        [$lowest, $highest] = [reset($prices), end($prices)];
        $html = match (true) {
            $lowest !== $highest => wc_format_price_range($lowest, $highest),
            $this->is_on_sale() && reset($regular) === end($regular) => wc_format_sale_price(end($regular), $lowest),
            default => wc_price($lowest),
        };

        return $html . $this->get_price_suffix();
    }

    public function is_on_sale(): bool
    {
        $prices = $this->get_variation_prices();

        return $prices['regular_price'] !== $prices['sale_price'] && $prices['sale_price'] === $prices['price'];
    }

    public function add_to_cart_text(): string
    {
        return $this->is_purchasable() ? 'Select options' : parent::add_to_cart_text();
    }

    public function add_to_cart_description(): string
    {
        return sprintf('Select options for “%s”', $this->get_name());
    }

    /** Variations with their values, price and availability, for the script of the form. */
    public function get_available_variations(): array
    {
        $variations = array_filter(
            $this->visibleVariations(),
            static fn(WC_Product_Variation $variation): bool => $variation->is_purchasable(),
        );

        return array_values(
            array_map(
                static fn(WC_Product_Variation $variation): array => [
                    'attributes' => $variation->get_variation_attributes(),
                    'availability_html' => wc_get_stock_html($variation),
                    'display_price' => wc_get_price_to_display($variation),
                    'is_in_stock' => $variation->is_in_stock(),
                    'price_html' => '<span class="price">' . $variation->get_price_html() . '</span>',
                    'sku' => $variation->get_sku(),
                    'variation_description' => wpautop($variation->get_description()),
                    'variation_id' => $variation->get_id(),
                ],
                $variations,
            ),
        );
    }

    /** The price of each variation is a price of the product, by which lists are sorted. */
    public function save(): int
    {
        parent::save();
        delete_post_meta($this->id, '_price');
        $prices = array_map(
            static fn(int $id): string => get_post_meta($id, '_price', true),
            $this->get_visible_children(),
        );
        foreach (array_unique(array_diff($prices, [''])) as $price) {
            add_post_meta($this->id, '_price', $price);
        }

        return $this->id;
    }

    /** Updates the prices and the stock status of the product after a change of its variations. */
    public static function sync($product): WC_Product|false
    {
        $product = wc_get_product($product);
        if ($product instanceof self) {
            $stock = array_map(
                static fn(int $id): string => get_post_meta($id, '_stock_status', true),
                $product->get_visible_children(),
            );
            if ($stock !== []) {
                $best = array_values(array_intersect(['instock', 'onbackorder', 'outofstock'], $stock));
                $product->set_stock_status($best[0] ?? 'instock');
            }
            do_action('woocommerce_variable_product_sync_data', $product);
            $product->save();
        }

        return $product;
    }
}
