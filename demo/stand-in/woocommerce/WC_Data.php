<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Data\Meta;
use Stallkeeper\Demo\StandIn\Data\Typed;

/** What products, orders, their items and customers have in common: an id, named values, meta. */
abstract class WC_Data
{
    use Meta;
    use Typed;

    /** @var int */
    protected $id = 0;
    /** @var array<string, mixed> what is stored, or the defaults */
    protected $data = [];
    /** @var array<string, mixed> what was set since */
    protected $changes = [];
    /** @var bool */
    protected $object_read = false;
    /** @var string the middle of the names of filters */
    protected $object_type = 'data';

    /** @return int */
    public function get_id()
    {
        return $this->id;
    }

    /**
     * @param mixed $id
     * @return void
     */
    public function set_id($id)
    {
        $this->id = is_numeric($id) ? (int) $id : 0;
    }

    /** @return int */
    public function save()
    {
        return $this->id;
    }

    /**
     * @param bool $force_delete without a stay in the trash
     * @return bool
     */
    public function delete($force_delete = false)
    {
        return false;
    }

    /** @return array<string, mixed> */
    public function get_data()
    {
        return ['id' => $this->get_id(), ...$this->data, 'meta_data' => $this->get_meta_data()];
    }

    /** @return list<string> */
    public function get_data_keys()
    {
        return array_keys($this->data);
    }

    /** @return array<string, mixed> */
    public function get_changes()
    {
        return $this->changes;
    }

    /** @return void */
    public function apply_changes()
    {
        $this->data = array_replace($this->data, $this->changes);
        $this->changes = [];
    }

    /**
     * @param bool $read
     * @return void
     */
    public function set_object_read($read = true)
    {
        $this->object_read = $read;
    }

    /**
     * Sets each value through its own setter; a name without one is passed over.
     *
     * @param array<string, mixed> $props
     * @param string $context
     * @return bool
     */
    public function set_props($props, $context = 'set')
    {
        foreach ($props as $name => $value) {
            $setter = [$this, "set_{$name}"];
            if ($value !== null && is_callable($setter)) {
                $setter($value);
            }
        }
        return true;
    }

    /** @return string */
    public function __toString()
    {
        return (string) wp_json_encode($this->get_data());
    }
}
