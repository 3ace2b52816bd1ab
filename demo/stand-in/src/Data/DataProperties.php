<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Data;

use BadMethodCallException;
use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;
use WC_Meta_Data;

/** Properties and meta data of an object. The context "view" applies the filter `woocommerce_{type}_get_{name}`. */
trait DataProperties
{
    /** @return non-empty-string */
    protected function get_hook_prefix(): string
    {
        return "woocommerce_{$this->object_type}_get_";
    }

    protected function get_prop(string $prop, string $context = 'view'): mixed
    {
        $value = array_key_exists($prop, $this->changes) ? $this->changes[$prop] : $this->data[$prop] ?? null;

        return $context === 'view' ? apply_filters($this->get_hook_prefix() . $prop, $value, $this) : $value;
    }

    protected function set_prop(string $prop, mixed $value): void
    {
        if (!$this->object_read) {
            $this->data[$prop] = $value;
        } elseif (($this->data[$prop] ?? null) !== $value || array_key_exists($prop, $this->changes)) {
            $this->changes[$prop] = $value;
        }
    }

    /**
     * Getters and setters of the properties in PROP_TYPES. Other names are ignored, as in WooCommerce's `set_props()`.
     *
     * @param list<mixed> $arguments
     */
    public function __call(string $method, array $arguments): mixed
    {
        [$verb, $name] = [substr($method, 0, 4), substr($method, 4)];
        if ($verb !== 'get_' && $verb !== 'set_') {
            throw new BadMethodCallException(static::class . " has no method {$method}().");
        }
        $type = array_key_first(
            array_filter(static::PROP_TYPES, static fn(array $names): bool => in_array($name, $names, true)),
        );
        if ($type === null) {
            return null;
        }
        if ($verb === 'get_') {
            $value = $this->get_prop($name, Value::text($arguments[0] ?? 'view'));

            return $type === 'date' && $value instanceof WC_DateTime ? $value : self::cast($type, $value);
        }
        $this->set_prop($name, self::cast($type, $arguments[0] ?? null));

        return null;
    }

    private static function cast(string $type, mixed $value): mixed
    {
        return match ($type) {
            'bool' => Value::bool($value),
            'date' => Value::date($value),
            'decimal' => wc_format_decimal($value),
            'ids' => Value::ids($value),
            'int' => Value::int($value),
            default => Value::text($value),
        };
    }

    protected function text(string $prop, string $context): string
    {
        return Value::text($this->get_prop($prop, $context));
    }

    protected function number(string $prop, string $context): int
    {
        return Value::int($this->get_prop($prop, $context));
    }

    /** @var list<WC_Meta_Data>|null */
    protected $meta_data = null;

    /** Returns null if objects of this type do not store meta as post meta. */
    protected function metaTable(): ?MetaTable
    {
        return new MetaTable();
    }

    /** @return list<string> meta keys that store properties */
    protected function internalMetaKeys(): array
    {
        return [];
    }

    /** @return list<WC_Meta_Data> */
    public function get_meta_data(): array
    {
        return array_values(
            array_filter($this->metaRows(), static fn(WC_Meta_Data $row): bool => $row->value !== null),
        );
    }

    public function get_meta(string $key = '', bool $single = true, string $context = 'view'): mixed
    {
        $found = array_values(
            array_filter($this->get_meta_data(), static fn(WC_Meta_Data $row): bool => $row->key === $key),
        );
        $value = $single ? ($found === [] ? '' : $found[0]->value) : $found;

        return $context === 'view' ? apply_filters($this->get_hook_prefix() . $key, $value, $this) : $value;
    }

    public function meta_exists(string $key = ''): bool
    {
        return in_array(
            $key,
            array_map(static fn(WC_Meta_Data $row): string => $row->key, $this->get_meta_data()),
            true,
        );
    }

    public function add_meta_data(string $key, mixed $value, bool $unique = false): void
    {
        $this->metaRows();
        if ($unique) {
            $this->delete_meta_data($key);
        }
        $this->meta_data[] = new WC_Meta_Data(['key' => $key, 'value' => $value]);
    }

    /** Updates the first row with this key and deletes the others. */
    public function update_meta_data(string $key, mixed $value, int $meta_id = 0): void
    {
        $matches = array_values(
            array_filter(
                $this->get_meta_data(),
                static fn(WC_Meta_Data $row): bool => $meta_id > 0 ? $row->id === $meta_id : $row->key === $key,
            ),
        );
        if ($matches === []) {
            $this->add_meta_data($key, $value, true);
            return;
        }
        $matches[0]->key = $key;
        $matches[0]->value = $value;
        foreach ($meta_id > 0 ? [] : array_slice($matches, 1) as $duplicate) {
            $duplicate->value = null;
        }
    }

    public function delete_meta_data(string $key): void
    {
        foreach ($this->metaRows() as $row) {
            if ($row->key === $key) {
                $row->value = null;
            }
        }
    }

    public function read_meta_data(bool $force_read = false): void
    {
        $table = $this->metaTable();
        $this->meta_data =
            $this->get_id() > 0 && $table !== null ? $table->read($this->get_id(), $this->internalMetaKeys()) : [];
    }

    public function save_meta_data(): void
    {
        $table = $this->metaTable();
        if ($this->meta_data !== null && $table !== null && $this->get_id() > 0) {
            $this->meta_data = $table->write($this->get_id(), $this->meta_data);
        }
    }

    /** @return list<WC_Meta_Data> including deleted rows */
    private function metaRows(): array
    {
        if ($this->meta_data === null) {
            $this->read_meta_data();
        }
        return $this->meta_data ?? [];
    }
}
