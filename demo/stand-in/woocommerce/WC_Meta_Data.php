<?php

declare(strict_types=1);

/**
 * One row of meta.
 *
 * @property int $id 0 while it is not stored
 * @property string $key
 * @property mixed $value
 */
class WC_Meta_Data implements JsonSerializable
{
    /** @var array<string, mixed> */
    private array $now;
    /** @var array<string, mixed> */
    private array $stored;

    /** @param array<string, mixed> $meta */
    public function __construct($meta = [])
    {
        $this->now = $this->stored = $meta;
    }

    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return $this->get_data();
    }

    /** @return void */
    public function apply_changes()
    {
        $this->stored = $this->now;
    }

    /**
     * @param string $key
     * @param mixed $value
     * @return void
     */
    public function __set($key, $value)
    {
        $this->now[$key] = $value;
    }

    /**
     * @param string $key
     * @return bool
     */
    public function __isset($key)
    {
        return isset($this->now[$key]);
    }

    /**
     * @param string $key
     * @return mixed
     */
    public function __get($key)
    {
        return $this->now[$key] ?? null;
    }

    /** @return array<string, mixed> */
    public function get_changes()
    {
        return array_filter($this->now, fn(mixed $value, string $key): bool => !array_key_exists($key, $this->stored) || $this->stored[$key] !== $value, ARRAY_FILTER_USE_BOTH);
    }

    /** @return array<string, mixed> */
    public function get_data()
    {
        return $this->now;
    }
}
