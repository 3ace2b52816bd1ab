<?php

/** A variation of a product. Values that it does not have, such as an image, are those of the product. */
class WC_Product_Variation extends WC_Product_Simple
{
    private const PREFIX = 'attribute_';
    protected const POST_TYPE = 'product_variation';

    public function __construct($product = 0)
    {
        $this->data['tax_class'] = 'parent';
        parent::__construct($product);
    }

    protected function readAttributes(array $meta): void
    {
        $isValue = static fn(string $key): bool => str_starts_with($key, self::PREFIX);
        $this->set_attributes(
            array_map(static fn(array $rows): string => $rows[0], array_filter($meta, $isValue, ARRAY_FILTER_USE_KEY)),
        );
    }

    public function save(): int
    {
        $this->data['name'] = $this->title();
        parent::save();
        wc_deferred_product_sync($this->data['parent_id']);

        return $this->id;
    }

    /** The product's name, followed by the options if the variation has at most two attributes. */
    private function title(): string
    {
        $name = get_post_field('post_title', $this->data['parent_id']);
        $options = count($this->get_attributes()) < 3 ? wc_get_formatted_variation($this, true, false) : '';

        return $options === '' ? $name : "{$name} - {$options}";
    }

    /** Variations have no categories, tags and visibility of their own. */
    protected function saveTerms(): void {}

    protected function saveAttributes(): void
    {
        foreach ($this->get_variation_attributes() as $key => $value) {
            update_post_meta($this->id, $key, wp_slash($value));
        }
    }

    public function get_type(): string
    {
        return 'variation';
    }

    public function get_title(): string
    {
        return (string) $this->parent()?->get_name();
    }

    /** @param array<string, string> $raw_attributes value by attribute; an empty value means any option */
    public function set_attributes($raw_attributes): void
    {
        $this->data['attributes'] = [];
        foreach ($raw_attributes as $name => $value) {
            $this->data['attributes'][preg_replace('/^attribute_/', '', sanitize_title($name))] = (string) $value;
        }
    }

    /** Value by attribute, with the names of the form's fields. */
    public function get_variation_attributes(): array
    {
        $values = [];
        foreach ($this->get_attributes() as $name => $value) {
            $values[self::PREFIX . $name] = $value;
        }

        return $values;
    }

    public function get_attribute($attribute): string
    {
        $name = sanitize_title($attribute);
        $value = $this->get_attributes()[$name] ?? ($this->get_attributes()["pa_{$name}"] ?? '');

        return $value !== '' ? $value : (string) $this->parent()?->get_attribute($attribute);
    }

    public function get_permalink(): string
    {
        $values = array_map('rawurlencode', array_filter($this->get_variation_attributes()));

        return add_query_arg($values, (string) get_permalink($this->data['parent_id']));
    }

    public function get_sku(): string
    {
        return $this->data['sku'] ?: (string) $this->parent()?->get_sku();
    }

    public function get_image_id(): string
    {
        return $this->data['image_id'] ?: (string) $this->parent()?->get_image_id();
    }

    public function get_catalog_visibility(): string
    {
        return $this->parent()?->get_catalog_visibility() ?? 'visible';
    }

    public function get_tax_status(): string
    {
        return $this->parent()?->get_tax_status() ?? 'taxable';
    }

    public function get_tax_class(): string
    {
        $class = $this->data['tax_class'];

        return $class === 'parent' ? (string) $this->parent()?->get_tax_class() : $class;
    }

    public function is_purchasable(): bool
    {
        $parent = $this->parent();

        return $this->get_status() === 'publish' &&
            $parent !== null &&
            ($parent->get_status() === 'publish' || current_user_can('edit_post', $parent->get_id())) &&
            parent::is_purchasable();
    }

    private function parent(): ?WC_Product
    {
        return $this->data['parent_id'] > 0 ? (wc_get_product($this->data['parent_id']) ?: null) : null;
    }
}
