<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Variation;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product_Attribute;
use WP_Term;

/**
 * Stores the attributes of a product in the format that WooCommerce uses: one meta value, and terms of global
 * attributes.
 */
final class AttributeStore
{
    private const SEPARATOR = ' | ';

    /**
     * @param int $product product ID, whose terms are the options of global attributes
     * @return array<string, WC_Product_Attribute> by sanitized name
     */
    public static function read(int $product, mixed $meta): array
    {
        $attributes = [];
        foreach (Value::map($meta) as $key => $row) {
            $row = Value::map($row);
            $name = Value::text($row['name'] ?? $key);
            $attribute = new WC_Product_Attribute();
            $attribute->set_name($name);
            $attribute->set_position($row['position'] ?? 0);
            $attribute->set_visible($row['is_visible'] ?? false);
            $attribute->set_variation($row['is_variation'] ?? false);
            if (Value::bool($row['is_taxonomy'] ?? false)) {
                $attribute->set_id(wc_attribute_taxonomy_id_by_name($name));
                $attribute->set_options(wc_get_product_term_ids($product, $name));
            } else {
                $attribute->set_options(
                    array_filter(
                        array_map(trim(...), explode('|', Value::text($row['value'] ?? ''))),
                        static fn(string $text): bool => $text !== '',
                    ),
                );
            }
            $attributes[$key] = $attribute;
        }

        return $attributes;
    }

    /**
     * @param array<string, WC_Product_Attribute> $attributes
     * @return array<string, array<string, int|string>> meta value
     */
    public static function meta(array $attributes): array
    {
        return array_map(
            static fn(WC_Product_Attribute $attribute): array => [
                'name' => $attribute->get_name(),
                'value' => $attribute->is_taxonomy() ? '' : implode(self::SEPARATOR, $attribute->get_options()),
                'position' => $attribute->get_position(),
                'is_visible' => (int) $attribute->get_visible(),
                'is_variation' => (int) $attribute->get_variation(),
                'is_taxonomy' => (int) $attribute->is_taxonomy(),
            ],
            $attributes,
        );
    }

    /** @param array<string, WC_Product_Attribute> $attributes */
    public static function writeTerms(int $product, array $attributes): void
    {
        foreach ($attributes as $attribute) {
            if ($attribute->is_taxonomy() && taxonomy_exists($attribute->get_name())) {
                wp_set_object_terms(
                    $product,
                    array_map(static fn(WP_Term $term): int => $term->term_id, $attribute->get_terms()),
                    $attribute->get_name(),
                );
            }
        }
    }
}
