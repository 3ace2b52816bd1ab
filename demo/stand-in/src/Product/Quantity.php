<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product;

/** What the template of a quantity box is given. */
final class Quantity
{
    /**
     * @param array<string, mixed> $args
     * @return array<string, mixed>
     */
    public static function args(array $args, ?WC_Product $product): array
    {
        $args = Value::array(apply_filters('woocommerce_quantity_input_args', $args + [
            'input_id' => uniqid('quantity_'),
            'input_name' => 'quantity',
            'classes' => apply_filters('woocommerce_quantity_input_classes', ['input-text', 'qty', 'text'], $product),
            'pattern' => apply_filters('woocommerce_quantity_input_pattern', '[0-9]*'),
            'inputmode' => apply_filters('woocommerce_quantity_input_inputmode', 'numeric'),
            'placeholder' => apply_filters('woocommerce_quantity_input_placeholder', '', $product),
            'autocomplete' => apply_filters('woocommerce_quantity_input_autocomplete', 'off', $product),
            'readonly' => false,
            'min_value' => $product?->get_min_purchase_quantity() ?? 1,
            'max_value' => $product?->get_max_purchase_quantity() ?? -1,
            'step' => $product?->get_purchase_quantity_step() ?? 1,
            'product_name' => $product?->get_title() ?? '',
        ], $product));
        $min = max(Value::int($args['min_value'] ?? 0), 0);
        $max = Value::int($args['max_value'] ?? 0) > 0 ? max(Value::int($args['max_value']), $min) : '';
        $args['input_value'] ??= $args['min_value'] ?? 1;
        $type = match (true) {
            $min > 0 && $min === $max => 'hidden',
            Value::bool($args['readonly'] ?? false) => 'text',
            default => 'number',
        };
        return [
            ...array_filter($args, is_string(...), ARRAY_FILTER_USE_KEY),
            'min_value' => $min,
            'max_value' => $max,
            'type' => Value::filtered('woocommerce_quantity_input_type', $type),
        ];
    }
}
