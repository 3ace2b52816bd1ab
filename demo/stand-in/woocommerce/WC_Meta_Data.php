<?php

/** A row of meta data. */
class WC_Meta_Data
{
    public readonly string $key;
    public readonly mixed $value;

    public function __construct($meta = [])
    {
        [$this->key, $this->value] = [$meta['key'], $meta['value']];
    }

    public function get_data(): array
    {
        return ['key' => $this->key, 'value' => $this->value];
    }
}
