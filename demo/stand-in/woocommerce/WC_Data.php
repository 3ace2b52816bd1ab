<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Data\DataProperties;

/** Base class of products, orders, order items and customers: an id, properties and meta data. */
abstract class WC_Data
{
    use DataProperties;

    /** @var array<string, list<string>> names by type; each of them has a getter and a setter */
    protected const VALUES = [];

    protected int $id = 0;
    /** @var array<string, mixed> what is stored, or the defaults */
    protected $data = [];
    /** @var array<string, mixed> what was set since */
    protected $changes = [];
    protected bool $object_read = false;
    /** The middle of the names of filters */
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
     * Sets each value through its own setter; a name without one is passed over.
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
