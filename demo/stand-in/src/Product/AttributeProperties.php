<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product_Attribute;

/** Attributes and tax class of a product. */
trait AttributeProperties
{
    /**
     * @return array<string, WC_Product_Attribute|string> by sanitized name; variations have values instead of
     *     attributes
     */
    public function get_attributes(string $context = 'view'): array
    {
        return array_filter(
            Value::map($this->get_prop('attributes', $context)),
            static fn(mixed $one): bool => $one instanceof WC_Product_Attribute,
        );
    }

    /** @param mixed $raw_attributes list of attributes */
    public function set_attributes(mixed $raw_attributes): void
    {
        $attributes = [];
        foreach (Value::array($raw_attributes) as $attribute) {
            if ($attribute instanceof WC_Product_Attribute) {
                $attributes[sanitize_title($attribute->get_name())] = $attribute;
            }
        }
        uasort(
            $attributes,
            static fn(WC_Product_Attribute $a, WC_Product_Attribute $b): int => $a->get_position() <=>
                $b->get_position(),
        );
        $this->set_prop('attributes', $attributes);
    }

    /**
     * @return string options separated by commas, or by bars for a custom attribute; empty if the product does not have
     *     the attribute
     */
    public function get_attribute(string $attribute): string
    {
        $name = sanitize_title($attribute);
        $found = $this->get_attributes()[$name] ?? ($this->get_attributes()["pa_$name"] ?? null);
        if (!($found instanceof WC_Product_Attribute)) {
            return '';
        }

        return $found->is_taxonomy()
            ? implode(', ', array_column($found->get_terms(), 'name'))
            : implode(' | ', $found->get_options());
    }

    /** @param string $context "unfiltered" returns the class without filters */
    public function get_tax_class(string $context = 'view'): string
    {
        return Value::text($this->get_prop('tax_class', $context === 'unfiltered' ? 'edit' : $context));
    }

    public function is_taxable(): bool
    {
        return (bool) apply_filters(
            'woocommerce_product_is_taxable',
            $this->get_tax_status() === 'taxable' && wc_tax_enabled(),
            $this,
        );
    }
}
