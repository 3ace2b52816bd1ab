<?php

declare(strict_types=1);

/**
 * A row of meta data.
 *
 * @property int $id 0 before the row is stored
 * @property string $key
 * @property mixed $value
 */
class WC_Meta_Data
{
    /** @var array<string, mixed> */
    private array $current;
    /** @var array<string, mixed> */
    private array $stored;

    /** @param array<string, mixed> $meta */
    public function __construct(array $meta = [])
    {
        $this->current = $this->stored = $meta;
    }

    public function apply_changes(): void
    {
        $this->stored = $this->current;
    }

    public function __set(string $key, mixed $value): void
    {
        $this->current[$key] = $value;
    }

    public function __isset(string $key): bool
    {
        return isset($this->current[$key]);
    }

    public function __get(string $key): mixed
    {
        return $this->current[$key] ?? null;
    }

    /** @return array<string, mixed> */
    public function get_changes(): array
    {
        return array_filter(
            $this->current,
            fn(mixed $value, string $key): bool => !array_key_exists($key, $this->stored) ||
                $this->stored[$key] !== $value,
            ARRAY_FILTER_USE_BOTH,
        );
    }

    /** @return array<string, mixed> */
    public function get_data(): array
    {
        return $this->current;
    }
}
