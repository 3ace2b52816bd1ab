<?php

/** WooCommerce's template functions for the form of variable products. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function woocommerce_variable_add_to_cart(): void
{
    $product = $GLOBALS['product'] ?? null;
    if (!($product instanceof WC_Product_Variable)) {
        return;
    }
    wp_enqueue_script('wc-add-to-cart-variation');
    $isListed =
        count($product->get_children()) <=
        Value::int(apply_filters('woocommerce_ajax_variation_threshold', 30, $product));
    wc_get_template('single-product/add-to-cart/variable.php', [
        'available_variations' => $isListed ? $product->get_available_variations() : false,
        'attributes' => $product->get_variation_attributes(),
    ]);
}

/** Prints the element in which the script shows price and availability of the variation. */
function woocommerce_single_variation(): void
{
    echo '<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions" hidden></div>';
}

function woocommerce_single_variation_add_to_cart_button(): void
{
    wc_get_template('single-product/add-to-cart/variation-add-to-cart-button.php');
}

/** @param array<string, mixed> $args options (list of values), attribute (its name) and product */
function wc_dropdown_variation_attribute_options(array $args = []): void
{
    $args = Value::map(apply_filters('woocommerce_dropdown_variation_attribute_options_args', $args));
    $attribute = Value::text($args['attribute'] ?? '');
    $name = 'attribute_' . sanitize_title($attribute);
    $selected =
        isset($_REQUEST[$name]) && is_string($_REQUEST[$name])
            ? wc_clean(Value::text(wp_unslash($_REQUEST[$name])))
            : '';
    $html = sprintf(
        '<select id="%s" name="%s" data-attribute_name="%s" data-show_option_none="yes">',
        esc_attr(sanitize_title($attribute)),
        esc_attr($name),
        esc_attr($name),
    );
    $html .= '<option value="">' . esc_html__('Choose an option', 'stallkeeper-stand-in') . '</option>';
    foreach (Value::texts($args['options'] ?? []) as $option) {
        $term = taxonomy_exists($attribute) ? get_term_by('slug', $option, $attribute) : null;
        $term = $term instanceof WP_Term ? $term : null;
        $label = Value::filtered(
            'woocommerce_variation_option_name',
            $term->name ?? $option,
            $term,
            $attribute,
            $args['product'] ?? null,
        );
        $html .= sprintf(
            '<option value="%s"%s>%s</option>',
            esc_attr($option),
            $selected === $option ? ' selected' : '',
            esc_html($label),
        );
    }
    echo Value::filtered('woocommerce_dropdown_variation_attribute_options_html', "$html</select>", $args);
}
