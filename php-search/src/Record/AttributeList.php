<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Record;

/** Selects attributes of a record: dotted names, '*' for all, '-name' for all except this one. */
final class AttributeList
{
    /** @param list<string> $names */
    public function __construct(private readonly array $names) {}

    /**
     * @param array<array-key, mixed> $record
     *
     * @return array<array-key, mixed> record that contains only those attributes
     */
    public function select(array $record): array
    {
        $without = array_filter($this->names, static fn(string $name): bool => str_starts_with($name, '-'));
        if (in_array('*', $this->names, true) || ($this->names !== [] && count($without) === count($this->names))) {
            foreach ($without as $name) {
                $record = self::remove($record, explode('.', substr($name, 1)));
            }

            return $record;
        }
        $picked = [];
        foreach ($this->names as $name) {
            $picked = array_replace_recursive($picked, self::pick($record, explode('.', $name)));
        }

        return $picked;
    }

    /**
     * @param array<array-key, mixed> $value
     * @param non-empty-list<string>  $path
     *
     * @return array<array-key, mixed>
     */
    private static function pick(array $value, array $path): array
    {
        $key = array_shift($path);
        if (!array_key_exists($key, $value)) {
            return [];
        }
        if ($path === []) {
            return [$key => $value[$key]];
        }
        $below = is_array($value[$key]) ? self::pick($value[$key], $path) : [];

        return $below === [] ? [] : [$key => $below];
    }

    /**
     * @param array<array-key, mixed> $value
     * @param non-empty-list<string>  $path
     *
     * @return array<array-key, mixed>
     */
    private static function remove(array $value, array $path): array
    {
        $key = array_shift($path);
        if ($path === []) {
            unset($value[$key]);
        } elseif (isset($value[$key]) && is_array($value[$key])) {
            $value[$key] = self::remove($value[$key], $path);
        }

        return $value;
    }
}
