<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Record;

/** Reads attributes of a record by dotted name. */
final class RecordFields
{
    /**
     * Returns all non-empty strings below an attribute, in lists and objects.
     *
     * @param array<array-key, mixed> $record
     * @param array<string, true>     $without names of children that are left out
     *
     * @return list<string>
     */
    public static function strings(array $record, string $attribute, array $without = []): array
    {
        $value = $record;
        foreach (explode('.', $attribute) as $part) {
            if (!is_array($value) || !array_key_exists($part, $value)) {
                return [];
            }
            $value = $value[$part];
        }
        $strings = [];
        $leaves = [$without !== [] && is_array($value) ? array_diff_key($value, $without) : $value];
        array_walk_recursive($leaves, static function (mixed $leaf) use (&$strings): void {
            if (is_string($leaf) && $leaf !== '') {
                $strings[] = $leaf;
            }
        });

        return $strings;
    }

    /**
     * Returns the scalar values of a record: dotted name => values. List items have the name of their list, as in the
     * provider's API.
     *
     * @param array<array-key, mixed> $value
     *
     * @return array<string, list<scalar>>
     */
    public static function leaves(array $value, string $name = ''): array
    {
        $leaves = [];
        foreach ($value as $key => $item) {
            $path = is_int($key) ? $name : ($name === '' ? $key : $name . '.' . $key);
            if (is_array($item)) {
                foreach (self::leaves($item, $path) as $below => $values) {
                    $leaves[$below] = isset($leaves[$below]) ? [...$leaves[$below], ...$values] : $values;
                }
            } elseif (is_scalar($item) && $path !== '') {
                $leaves[$path][] = $item;
            }
        }

        return $leaves;
    }
}
