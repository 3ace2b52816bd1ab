<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Variation;

/** Finds the variation for selected options. An empty value of a variation means any option. */
final class VariationMatch
{
    /**
     * @param array<int, array<string, string>> $variations values by attribute, by variation ID, in display order
     * @param array<string, string> $selected option by attribute
     * @return int ID of the first variation that fits; 0 if none does
     */
    public static function find(array $variations, array $selected): int
    {
        foreach ($variations as $id => $values) {
            if (self::fits($values, $selected)) {
                return $id;
            }
        }

        return 0;
    }

    /**
     * @param array<string, string> $values
     * @param array<string, string> $selected
     */
    public static function fits(array $values, array $selected): bool
    {
        foreach ($values as $attribute => $value) {
            if ($value !== '' && ($selected[$attribute] ?? null) !== $value) {
                return false;
            }
        }

        return true;
    }

    /**
     * Completes the selection with the values of the variation.
     *
     * @param array<string, list<string>> $options all options by attribute
     * @param array<string, string> $values values of the variation
     * @param array<string, string> $selected
     * @return array{values: array<string, string>, missing: list<string>, invalid: list<string>} option by attribute,
     *     attributes without an option, and attributes whose option the variation does not have
     */
    public static function complete(array $options, array $values, array $selected): array
    {
        $result = ['values' => [], 'missing' => [], 'invalid' => []];
        foreach ($options as $attribute => $all) {
            $value = $values[$attribute] ?? '';
            $option = $selected[$attribute] ?? $value;
            if ($option === '') {
                $result['missing'][] = $attribute;
            } elseif ($value !== '' ? $option !== $value : !in_array($option, $all, true)) {
                $result['invalid'][] = $attribute;
            } else {
                $result['values'][$attribute] = $option;
            }
        }

        return $result;
    }
}
