<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Data\DataProperties;

/** Base class of products, orders, order items and customers: an id, properties and meta data. */
abstract class WC_Data
{
    use DataProperties;

    /** @var array<string, list<string>> property names by type; each property has a getter and a setter */
    protected const PROP_TYPES = [];

    protected int $id = 0;
    /** @var array<string, mixed> stored values or defaults */
    protected $data = [];
    /** @var array<string, mixed> unsaved changes */
    protected $changes = [];
    protected bool $object_read = false;
    /** Part of the filter names */
    protected string $object_type = 'data';

    public function get_id(): int
    {
        return $this->id;
    }

    public function set_id(mixed $id): void
    {
        $this->id = is_numeric($id) ? (int) $id : 0;
    }

    public function save(): int
    {
        return $this->id;
    }

    public function delete(bool $force_delete = false): bool
    {
        return false;
    }

    /** @return array<string, mixed> */
    public function get_data(): array
    {
        return ['id' => $this->get_id(), ...$this->data, 'meta_data' => $this->get_meta_data()];
    }

    /** @return array<string, mixed> */
    public function get_changes(): array
    {
        return $this->changes;
    }

    public function apply_changes(): void
    {
        $this->data = array_replace($this->data, $this->changes);
        $this->changes = [];
    }

    public function set_object_read(bool $read = true): void
    {
        $this->object_read = $read;
    }

    /**
     * Calls the setter of each property. Properties without a setter are skipped.
     *
     * @param array<string, mixed> $props
     */
    public function set_props(array $props, string $context = 'set'): bool
    {
        foreach ($props as $name => $value) {
            $setter = [$this, "set_{$name}"];
            if ($value !== null && is_callable($setter)) {
                $setter($value);
            }
        }
        return true;
    }
}
