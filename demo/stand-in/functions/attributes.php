<?php

/** WooCommerce's functions for global attributes. The stand-in stores them in an option instead of a table. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** @return array<string, stdClass> attributes with the properties attribute_id, attribute_name and attribute_label */
function wc_get_attribute_taxonomies(): array
{
    $attributes = [];
    foreach (Value::array(get_option('stand_in_attributes', [])) as $id => $attribute) {
        $attribute = Value::array($attribute);
        $attributes["id:$id"] = (object) [
            'attribute_id' => (int) $id,
            'attribute_name' => Value::text($attribute['slug'] ?? ''),
            'attribute_label' => Value::text($attribute['name'] ?? ''),
        ];
    }

    return $attributes;
}

function wc_attribute_taxonomy_name(string $attribute_name): string
{
    return 'pa_' . sanitize_title($attribute_name);
}

/** @return int ID of the global attribute, with or without the prefix of its taxonomy; 0 if it does not exist */
function wc_attribute_taxonomy_id_by_name(string $name): int
{
    foreach (wc_get_attribute_taxonomies() as $attribute) {
        if (
            in_array(
                $name,
                [
                    Value::text($attribute->attribute_name),
                    wc_attribute_taxonomy_name(Value::text($attribute->attribute_name)),
                ],
                true,
            )
        ) {
            return Value::int($attribute->attribute_id);
        }
    }

    return 0;
}

/** @param WC_Product|string $product product with this custom attribute */
function wc_attribute_label(string $name, WC_Product|string $product = ''): string
{
    foreach (wc_get_attribute_taxonomies() as $attribute) {
        if (wc_attribute_taxonomy_name(Value::text($attribute->attribute_name)) === $name) {
            return Value::text($attribute->attribute_label);
        }
    }

    $product = $product instanceof WC_Product_Variation ? wc_get_product($product->get_parent_id()) : $product;
    $attribute = $product instanceof WC_Product ? $product->get_attributes()[sanitize_title($name)] ?? null : null;

    return $attribute instanceof WC_Product_Attribute ? $attribute->get_name() : $name;
}

/** @param array{name: string, slug?: string} $args */
function wc_create_attribute(array $args): int
{
    $attributes = Value::array(get_option('stand_in_attributes', []));
    $id = max([0, ...array_keys($attributes)]) + 1;
    update_option(
        'stand_in_attributes',
        $attributes + [$id => ['name' => $args['name'], 'slug' => sanitize_title($args['slug'] ?? $args['name'])]],
    );

    return $id;
}
