<?php

use Stallkeeper\Demo\StandIn\Value;

/** An attribute of a product: a global one (taxonomy, options are term IDs) or a custom one (options are texts). */
class WC_Product_Attribute
{
    protected $data = ['id' => 0, 'name' => '', 'options' => [], 'visible' => false, 'variation' => false];

    /** @param int $value ID of the global attribute; 0 for a custom attribute */
    public function set_id($value): void
    {
        $this->data['id'] = absint($value);
    }

    public function is_taxonomy(): bool
    {
        return $this->data['id'] > 0;
    }

    public function set_name($value): void
    {
        $this->data['name'] = (string) $value;
    }

    public function get_name(): string
    {
        return $this->data['name'];
    }

    public function set_options($value): void
    {
        $trim = static fn(mixed $option): mixed => is_string($option) ? trim($option) : $option;
        $this->data['options'] = array_values(array_map($trim, $value));
    }

    public function get_options(): array
    {
        return $this->data['options'];
    }

    public function set_visible($value): void
    {
        $this->data['visible'] = Value::bool($value);
    }

    public function get_visible(): bool
    {
        return $this->data['visible'];
    }

    /** Sets whether variations differ in this attribute. */
    public function set_variation($value): void
    {
        $this->data['variation'] = Value::bool($value);
    }

    public function get_variation(): bool
    {
        return $this->data['variation'];
    }

    /** Terms of a global attribute, in the order of the options. */
    public function get_terms(): array
    {
        $terms = array_map(
            fn(mixed $option): mixed => get_term_by(is_int($option) ? 'id' : 'name', $option, $this->get_name()),
            $this->is_taxonomy() ? $this->get_options() : [],
        );

        return array_values(array_filter($terms));
    }

    /** Values that variations store: term slugs, or the texts of a custom attribute. */
    public function get_slugs(): array
    {
        return $this->is_taxonomy() ? array_column($this->get_terms(), 'slug') : $this->get_options();
    }
}
