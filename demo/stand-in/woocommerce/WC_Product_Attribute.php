<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** An attribute of a product: a global one (taxonomy, options are term IDs) or a custom one (options are texts). */
class WC_Product_Attribute
{
    /** @var array{id: int, name: string, options: list<int|string>, position: int, visible: bool, variation: bool} */
    protected $data = [
        'id' => 0,
        'name' => '',
        'options' => [],
        'position' => 0,
        'visible' => false,
        'variation' => false,
    ];

    /** @param mixed $value ID of the global attribute; 0 for a custom attribute */
    public function set_id($value): void
    {
        $this->data['id'] = absint(Value::int($value));
    }

    public function get_id(): int
    {
        return $this->data['id'];
    }

    public function is_taxonomy(): bool
    {
        return $this->data['id'] > 0;
    }

    public function set_name(mixed $value): void
    {
        $this->data['name'] = Value::text($value);
    }

    public function get_name(): string
    {
        return $this->data['name'];
    }

    /** @param array<array-key, mixed> $value term IDs or texts */
    public function set_options(array $value): void
    {
        $this->data['options'] = array_values(
            array_map(
                static fn(mixed $option): int|string => is_int($option) ? $option : trim(Value::text($option)),
                $value,
            ),
        );
    }

    /** @return list<int|string> term IDs of a global attribute, texts of a custom attribute */
    public function get_options(): array
    {
        return $this->data['options'];
    }

    public function set_position(mixed $value): void
    {
        $this->data['position'] = absint(Value::int($value));
    }

    public function get_position(): int
    {
        return $this->data['position'];
    }

    public function set_visible(mixed $value): void
    {
        $this->data['visible'] = Value::bool($value);
    }

    public function get_visible(): bool
    {
        return $this->data['visible'];
    }

    /** Sets whether variations differ in this attribute. */
    public function set_variation(mixed $value): void
    {
        $this->data['variation'] = Value::bool($value);
    }

    public function get_variation(): bool
    {
        return $this->data['variation'];
    }

    /** @return list<WP_Term> terms of a global attribute, in the order of the options */
    public function get_terms(): array
    {
        $terms = [];
        foreach ($this->is_taxonomy() ? $this->get_options() : [] as $option) {
            $term = is_int($option)
                ? get_term_by('id', $option, $this->get_name())
                : get_term_by('name', $option, $this->get_name());
            $term instanceof WP_Term && ($terms[] = $term);
        }

        return $terms;
    }

    /** @return list<string> values that variations store: term slugs, or the texts of a custom attribute */
    public function get_slugs(): array
    {
        return $this->is_taxonomy()
            ? array_map(static fn(WP_Term $term): string => $term->slug, $this->get_terms())
            : Value::texts($this->get_options());
    }
}
