<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Variation;

use Exception;
use Stallkeeper\Demo\StandIn\Value;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;

/** The options with which a customer adds a variation to the cart. */
final class VariationChoice
{
    /**
     * @param array<string, string> $selected option by field name, such as attribute_size
     * @return array<string, string> all options by field name; empty for products without variations
     * @throws Exception with the error message for the customer
     */
    public static function of(WC_Product $product, array $selected): array
    {
        if ($product instanceof WC_Product_Variable) {
            throw new Exception(__('Please choose product options…', 'stallkeeper-stand-in'));
        }
        if (!($product instanceof WC_Product_Variation)) {
            return [];
        }
        $parent = wc_get_product($product->get_parent_id());
        $options = $labels = [];
        foreach ($parent instanceof WC_Product ? $parent->get_attributes() : [] as $name => $attribute) {
            if ($attribute instanceof WC_Product_Attribute && $attribute->get_variation()) {
                $options[VariationStore::PREFIX . $name] = $attribute->get_slugs();
                $labels[VariationStore::PREFIX . $name] = wc_attribute_label($attribute->get_name());
            }
        }
        $choice = VariationMatch::complete($options, $product->get_variation_attributes(), $selected);
        if ($choice['missing'] !== []) {
            /* translators: %s: attribute names */
            throw new Exception(
                sprintf(
                    _n(
                        '%s is a required field',
                        '%s are required fields',
                        count($choice['missing']),
                        'stallkeeper-stand-in',
                    ),
                    self::names($labels, $choice['missing']),
                ),
            );
        }
        if ($choice['invalid'] !== []) {
            /* translators: %s: attribute names */
            throw new Exception(
                sprintf(
                    __('Invalid value posted for %s', 'stallkeeper-stand-in'),
                    self::names($labels, $choice['invalid']),
                ),
            );
        }

        return $choice['values'];
    }

    /**
     * @param array<string, string> $labels by field name
     * @param list<string> $fields
     */
    private static function names(array $labels, array $fields): string
    {
        return esc_html(wc_format_list_of_items(array_values(array_intersect_key($labels, array_flip($fields)))));
    }

    /**
     * @param array<array-key, mixed> $request fields of the form
     * @return array<string, string> option by field name
     */
    public static function requested(array $request): array
    {
        $selected = [];
        foreach (Value::map($request) as $name => $value) {
            if (str_starts_with($name, VariationStore::PREFIX) && is_string($value)) {
                $selected[sanitize_title($name)] = Value::text(wp_unslash($value));
            }
        }

        return $selected;
    }
}
