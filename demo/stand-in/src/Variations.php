<?php

namespace Stallkeeper\Demo\StandIn;

use Exception;
use WC_Product;
use WC_Product_Variation;

/** Finds variations and checks the options of a customer. An empty value of a variation means any option. */
final class Variations
{
    /** IDs of a product's variations in their order. */
    public static function ids(int $product, array $status): array
    {
        return $product === 0
            ? []
            : get_posts([
                'post_type' => 'product_variation',
                'post_parent' => $product,
                'post_status' => $status,
                'fields' => 'ids',
                'numberposts' => -1,
                'orderby' => ['menu_order' => 'ASC', 'ID' => 'ASC'],
            ]);
    }

    /**
     * @param array<string, string> $selected option by field name, such as attribute_size
     * @return int ID of the first variation that fits; 0 if none does
     */
    public static function find(WC_Product $product, array $selected): int
    {
        foreach (self::ids($product->get_id(), ['publish']) as $id) {
            $values = array_diff((new WC_Product_Variation($id))->get_variation_attributes(), ['']);
            if (array_diff_assoc($values, $selected) === []) {
                return $id;
            }
        }

        return 0;
    }

    /**
     * Completes the options of a customer with the values of the variation.
     *
     * @param array<string, string> $selected option by field name
     * @throws Exception with the error message for the customer
     */
    public static function complete(WC_Product_Variation $variation, array $selected): array
    {
        $values = $variation->get_variation_attributes();
        $complete = $missing = $invalid = [];
        foreach (wc_get_product($variation->get_parent_id())->get_attributes() as $name => $attribute) {
            if (!$attribute->get_variation()) {
                continue;
            }
            $field = "attribute_{$name}";
            $value = $values[$field] ?? '';
            $option = $selected[$field] ?? $value;
            $label = wc_attribute_label($attribute->get_name());
            if ($option === '') {
                $missing[] = $label;
            } elseif (!in_array($option, $value === '' ? $attribute->get_slugs() : [$value], true)) {
                $invalid[] = $label;
            }
            $complete[$field] = $option;
        }
        if ($missing !== []) {
            $verb = count($missing) === 1 ? 'is a required field' : 'are required fields';
            throw new Exception(esc_html(wp_sprintf('%l', $missing)) . " {$verb}");
        }
        if ($invalid !== []) {
            throw new Exception('Invalid value posted for ' . esc_html(wp_sprintf('%l', $invalid)));
        }

        return $complete;
    }
}
