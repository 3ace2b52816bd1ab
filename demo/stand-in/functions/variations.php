<?php

/** WooCommerce's functions for variations. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** Updates the product at the end of the request, once for all changed variations. */
function wc_deferred_product_sync(int $product_id): void
{
    $GLOBALS['wc_deferred_product_sync'] = [...Value::ids($GLOBALS['wc_deferred_product_sync'] ?? []), $product_id];
}

/**
 * @param WC_Product_Variation|array<string, string> $variation or the values by field name
 * @param bool $flat text separated by commas instead of a list
 * @param bool $include_names with the names of the attributes
 * @param bool $skip_attributes_in_name without values that are part of the variation's name
 */
function wc_get_formatted_variation(
    WC_Product_Variation|array $variation,
    bool $flat = false,
    bool $include_names = true,
    bool $skip_attributes_in_name = false,
): string {
    $product = is_array($variation) ? '' : $variation;
    $parts = [];
    foreach (is_array($variation) ? $variation : $variation->get_attributes() as $name => $value) {
        $name = preg_replace('/^attribute_/', '', $name) ?? '';
        $term = taxonomy_exists($name) ? get_term_by('slug', $value, $name) : null;
        $value = $term instanceof WP_Term ? $term->name : $value;
        if (
            $value === '' ||
            ($skip_attributes_in_name &&
                $product !== '' &&
                wc_is_attribute_in_product_name($value, $product->get_name()))
        ) {
            continue;
        }
        $label = wc_attribute_label($name, $product);
        $parts[] = match (true) {
            $flat => $include_names ? "$label: $value" : $value,
            $include_names => '<dt>' . esc_html($label) . ':</dt><dd>' . esc_html($value) . '</dd>',
            default => '<li>' . esc_html($value) . '</li>',
        };
    }
    if ($flat || $parts === []) {
        return implode(', ', $parts);
    }
    $tag = $include_names ? 'dl' : 'ul';

    return "<$tag class=\"variation\">" . implode('', $parts) . "</$tag>";
}

function wc_is_attribute_in_product_name(string $attribute, string $name): bool
{
    return (bool) apply_filters(
        'woocommerce_is_attribute_in_product_name',
        stripos($name, " $attribute,") !== false ||
            str_ends_with(mb_strtolower($name), ' ' . mb_strtolower($attribute)),
        $attribute,
        $name,
    );
}

/** @return string HTML of the two prices */
function wc_format_price_range(string $from, string $to): string
{
    $html = sprintf(
        '<span aria-hidden="true">%1$s &ndash; %2$s</span><span class="screen-reader-text">%3$s</span>',
        wc_price($from),
        wc_price($to),
        /* translators: 1: lowest price, 2: highest price */
        esc_html(
            sprintf(
                __('Price range: %1$s through %2$s', 'stallkeeper-stand-in'),
                wp_strip_all_tags(wc_price($from)),
                wp_strip_all_tags(wc_price($to)),
            ),
        ),
    );

    return Value::filtered('woocommerce_format_price_range', $html, $from, $to);
}
