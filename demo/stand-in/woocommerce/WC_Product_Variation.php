<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;
use Stallkeeper\Demo\StandIn\Variation\VariationStore;

/** A variation of a product. Values that it does not have, such as an image, are those of the product. */
class WC_Product_Variation extends WC_Product_Simple
{
    protected function get_hook_prefix(): string
    {
        return 'woocommerce_product_variation_get_';
    }

    public function get_type(): string
    {
        return 'variation';
    }

    public function get_title(): string
    {
        return Value::filtered('woocommerce_product_title', (string) $this->parent()?->get_name(), $this);
    }

    /** @return array<string, string> value by attribute; an empty value means any option */
    public function get_attributes(string $context = 'view'): array
    {
        return array_map(Value::text(...), Value::map($this->get_prop('attributes', $context)));
    }

    /** @param mixed $raw_attributes value by attribute, whose name can have the prefix `attribute_` */
    public function set_attributes(mixed $raw_attributes): void
    {
        $values = [];
        foreach (Value::array($raw_attributes) as $name => $value) {
            $name = sanitize_title((string) $name);
            $values[
                str_starts_with($name, VariationStore::PREFIX) ? substr($name, strlen(VariationStore::PREFIX)) : $name
            ] = Value::text($value);
        }
        $this->set_prop('attributes', $values);
    }

    /** @return array<string, string> value by attribute, with the names of the form's fields */
    public function get_variation_attributes(bool $with_prefix = true): array
    {
        $values = [];
        foreach ($this->get_attributes() as $name => $value) {
            $values[($with_prefix ? VariationStore::PREFIX : '') . $name] = $value;
        }

        return $values;
    }

    public function get_attribute(string $attribute): string
    {
        $name = sanitize_title($attribute);
        $value = $this->get_attributes()[$name] ?? ($this->get_attributes()["pa_$name"] ?? '');

        return $value !== '' ? $value : (string) $this->parent()?->get_attribute($attribute);
    }

    public function get_permalink(mixed $item_object = null): string
    {
        return add_query_arg(
            array_map(rawurlencode(...), array_filter($this->get_variation_attributes())),
            (string) get_permalink($this->get_parent_id()),
        );
    }

    public function add_to_cart_url(): string
    {
        $url =
            $this->is_purchasable() && $this->is_in_stock()
                ? add_query_arg(
                    ['variation_id' => $this->get_id(), 'add-to-cart' => $this->get_parent_id()],
                    $this->get_permalink(),
                )
                : $this->get_permalink();

        return Value::filtered('woocommerce_product_add_to_cart_url', $url, $this);
    }

    public function get_sku(string $context = 'view'): string
    {
        return $this->inherited('sku', $context) ?: ($context === 'view' ? (string) $this->parent()?->get_sku() : '');
    }

    public function get_image_id(string $context = 'view'): string
    {
        return $this->inherited('image_id', $context) ?:
            ($context === 'view'
                ? (string) $this->parent()?->get_image_id()
                : '');
    }

    public function get_catalog_visibility(string $context = 'view'): string
    {
        return $this->parent()?->get_catalog_visibility($context) ?? 'visible';
    }

    public function get_tax_status(string $context = 'view'): string
    {
        return $this->parent()?->get_tax_status($context) ?? 'taxable';
    }

    /** @param string $context "unfiltered" returns the class without filters */
    public function get_tax_class(string $context = 'view'): string
    {
        $class = Value::text($this->get_prop('tax_class', $context === 'unfiltered' ? 'edit' : $context));

        return $context !== 'edit' && $class === 'parent' ? (string) $this->parent()?->get_tax_class($context) : $class;
    }

    public function is_purchasable(): bool
    {
        $status = $this->parent()?->get_status();

        return (bool) apply_filters(
            'woocommerce_variation_is_purchasable',
            $this->get_status() === 'publish' &&
                ($status === 'publish' ||
                    ($status !== null && current_user_can('edit_post', $this->get_parent_id()))) &&
                parent::is_purchasable(),
            $this,
        );
    }

    private function inherited(string $prop, string $context): string
    {
        return Value::text($this->get_prop($prop, $context));
    }

    private function parent(): ?WC_Product
    {
        $product = $this->get_parent_id('edit') > 0 ? wc_get_product($this->get_parent_id('edit')) : false;

        return $product instanceof WC_Product ? $product : null;
    }

    protected function defaults(): array
    {
        return ['tax_class' => 'parent'] + parent::defaults();
    }

    protected function readData(): void
    {
        VariationStore::read($this);
    }

    protected function writeData(bool $isNew): void
    {
        VariationStore::write($this, [...$this->data, ...$this->changes], $isNew);
    }
}
