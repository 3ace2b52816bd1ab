<?php

use Stallkeeper\Demo\StandIn\Value;

/** Base class of products, orders, order items and customers: an ID, properties and meta data. */
abstract class WC_Data
{
    protected const DATES = [];
    protected const PRICES = [];

    protected int $id = 0;
    /** Values of the properties. A property has the type of its default value. */
    protected $data = [];
    protected string $object_type = '';
    /** Values by meta key; null before they are read. */
    protected $meta_data = null;
    private array $changedMetaKeys = [];

    public function get_id(): int
    {
        return $this->id;
    }

    public function set_id($id): void
    {
        $this->id = (int) $id;
    }

    /** Unknown properties are skipped, as in WooCommerce. */
    public function set_props($props): bool
    {
        foreach ($props as $name => $value) {
            $value === null || $this->{"set_{$name}"}($value);
        }

        return true;
    }

    protected function get_prop($prop): mixed
    {
        return apply_filters("woocommerce_{$this->object_type}_get_{$prop}", $this->data[$prop] ?? null, $this);
    }

    protected function set_prop($prop, $value): void
    {
        $default = $this->data[$prop] ?? '';
        $this->data[$prop] = match (true) {
            in_array($prop, static::DATES, true) => Value::date($value),
            in_array($prop, static::PRICES, true) => wc_format_decimal($value),
            is_bool($default) => Value::bool($value),
            is_int($default) => Value::int($value),
            is_float($default) => (float) $value,
            is_array($default) => Value::ids($value),
            default => (string) $value,
        };
    }

    /** Getters and setters of properties that have no method of their own. */
    public function __call(string $method, array $arguments): mixed
    {
        [$verb, $name] = [substr($method, 0, 4), substr($method, 4)];
        if ($verb !== 'get_' && $verb !== 'set_') {
            throw new BadMethodCallException(static::class . " has no method {$method}().");
        }
        if (!array_key_exists($name, $this->data)) {
            return null;
        }

        if ($verb === 'get_') {
            return $this->get_prop($name);
        }
        $this->set_prop($name, $arguments[0] ?? '');

        return null;
    }

    /** Meta keys that store properties. */
    protected function internalMetaKeys(): array
    {
        return [];
    }

    /** Values by meta key. Several rows can have the same key. */
    private function metaValues(): array
    {
        if ($this->meta_data === null) {
            $all = $this->id > 0 && $this->object_type !== 'customer' ? (array) get_post_meta($this->id) : [];
            $all = array_diff_key($all, array_flip($this->internalMetaKeys()));
            $this->meta_data = array_map(static fn(array $rows): array => array_map('maybe_unserialize', $rows), $all);
        }

        return $this->meta_data;
    }

    public function get_meta_data(): array
    {
        $rows = [];
        foreach ($this->metaValues() as $key => $values) {
            foreach ($values as $value) {
                $rows[] = new WC_Meta_Data(['key' => $key, 'value' => $value]);
            }
        }

        return $rows;
    }

    public function get_meta($key = '', $single = true): mixed
    {
        $rows = array_filter($this->get_meta_data(), static fn(WC_Meta_Data $row): bool => $row->key === $key);

        return $single ? ($rows === [] ? '' : reset($rows)->value) : array_values($rows);
    }

    public function meta_exists($key = ''): bool
    {
        return isset($this->metaValues()[$key]);
    }

    public function update_meta_data($key, $value): void
    {
        $this->setMeta($key, [$value]);
    }

    public function delete_meta_data($key): void
    {
        $this->setMeta($key, []);
    }

    private function setMeta(string $key, array $values): void
    {
        $this->meta_data = array_filter([...$this->metaValues(), $key => $values]);
        $this->changedMetaKeys[$key] = true;
    }

    public function save_meta_data(): void
    {
        foreach (array_keys($this->id > 0 ? $this->changedMetaKeys : []) as $key) {
            delete_post_meta($this->id, $key);
            foreach ($this->meta_data[$key] ?? [] as $value) {
                add_post_meta($this->id, $key, wp_slash($value));
            }
        }
        $this->changedMetaKeys = [];
    }
}
