<?php

declare(strict_types=1);

/**
 * One row of meta.
 *
 * @property int $id 0 while it is not stored
 * @property string $key
 * @property mixed $value
 */
class WC_Meta_Data
{
    /** @var array<string, mixed> */
    private array $now;
    /** @var array<string, mixed> */
    private array $stored;

    /** @param array<string, mixed> $meta */
    public function __construct(array $meta = [])
    {
        $this->now = $this->stored = $meta;
    }

    public function apply_changes(): void
    {
        $this->stored = $this->now;
    }

    public function __set(string $key, mixed $value): void
    {
        $this->now[$key] = $value;
    }

    public function __isset(string $key): bool
    {
        return isset($this->now[$key]);
    }

    public function __get(string $key): mixed
    {
        return $this->now[$key] ?? null;
    }

    /** @return array<string, mixed> */
    public function get_changes(): array
    {
        return array_filter($this->now, fn(mixed $value, string $key): bool => !array_key_exists($key, $this->stored) || $this->stored[$key] !== $value, ARRAY_FILTER_USE_BOTH);
    }

    /** @return array<string, mixed> */
    public function get_data(): array
    {
        return $this->now;
    }
}
