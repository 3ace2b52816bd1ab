<?php

declare(strict_types=1);

use Stallkeeper\Tools\Search\Records\RecordFactory;

/**
 * @return array<string, list<list<mixed>>> prices of search records by settings of the taxes; on a page, the last value
 *     is the price that WooCommerce shows
 */
return static function (string $context): array {
    foreach (['' => '19', 'reduced-rate' => '7'] as $class => $percent) {
        $rate = [
            'tax_rate_country' => 'DE',
            'tax_rate' => $percent,
            'tax_rate_name' => 'VAT',
            'tax_rate_priority' => 1,
            'tax_rate_shipping' => 1,
            'tax_rate_order' => 1,
        ];
        WC_Tax::_insert_tax_rate(
            $rate + ['tax_rate_class' => $class, 'tax_rate_state' => '', 'tax_rate_compound' => 0],
        );
    }
    update_option('woocommerce_default_country', 'DE:DE-BW');
    update_option('woocommerce_calc_taxes', 'yes');
    $simple = new WC_Product_Simple();
    $simple->set_props(['name' => 'Teapot', 'status' => 'publish', 'regular_price' => '10']);
    $reduced = new WC_Product_Simple();
    $reduced->set_props([
        'name' => 'Tea',
        'status' => 'publish',
        'regular_price' => '10',
        'sale_price' => '5',
        'tax_class' => 'reduced-rate',
    ]);
    $products = [$simple->save(), $reduced->save()];
    $attribute = new WC_Product_Attribute();
    $attribute->set_name('Size');
    $attribute->set_options(['S', 'L']);
    $attribute->set_variation(true);
    $variable = new WC_Product_Variable();
    $variable->set_props(['name' => 'Basket', 'status' => 'publish']);
    $variable->set_attributes([$attribute]);
    $products[] = $parent = $variable->save();
    foreach (['S' => '10', 'L' => '30'] as $size => $price) {
        $variation = new WC_Product_Variation();
        $variation->set_parent_id($parent);
        $variation->set_attributes(['size' => $size]);
        $variation->set_props(['regular_price' => $price, 'status' => 'publish']);
        $variation->save();
    }
    WC_Product_Variable::sync($parent);
    $prices = [];
    foreach (['no', 'yes'] as $isEnteredWithTax) {
        foreach (['excl', 'incl'] as $display) {
            foreach (['', 'base', 'geolocation'] as $address) {
                foreach (['shipping', 'billing', 'base'] as $basedOn) {
                    update_option('woocommerce_prices_include_tax', $isEnteredWithTax);
                    update_option('woocommerce_tax_display_shop', $display);
                    update_option('woocommerce_default_customer_address', $address);
                    update_option('woocommerce_tax_based_on', $basedOn);
                    delete_transient("wc_var_prices_$parent");
                    WC_Cache_Helper::invalidate_cache_group('taxes');
                    $shown = [];
                    if ($context === 'page') {
                        // A new visitor, as WooCommerce sees one.
                        WC()->customer = new WC_Customer(0, true);
                    }
                    foreach ($products as $id) {
                        $post = get_post($id);
                        $product = wc_get_product($id);
                        if (!($post instanceof WP_Post) || !($product instanceof WC_Product)) {
                            exit(1);
                        }
                        $record = stallkeeper_tools(RecordFactory::class)->build($post);
                        $text =
                            $context === 'page'
                                ? html_entity_decode(wp_strip_all_tags($product->get_price_html()))
                                : '';
                        $shown[] = [
                            $record['price'],
                            $record['max_price'],
                            $record['price_text'],
                            ...$text === '' ? [] : [$text],
                        ];
                    }
                    $prices[
                        "entered with tax: $isEnteredWithTax, shown: $display, address: $address, based on: $basedOn"
                    ] = $shown;
                }
            }
        }
    }

    return $prices;
};
