<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Tax;

use Stallkeeper\Demo\StandIn\Value;

/**
 * Stores tax rates in an option instead of a table.
 *
 * @phpstan-import-type Row from RateMatch
 */
final class RateStore
{
    private const OPTION = 'stand_in_tax_rates';

    /** @return array<int, Row> by rate ID */
    public static function all(): array
    {
        $rows = [];
        foreach (Value::array(get_option(self::OPTION, [])) as $id => $row) {
            $rows[(int) $id] = self::row(Value::map($row));
        }

        return $rows;
    }

    /**
     * @param array<string, mixed> $row columns; those of an existing rate that are missing keep their values
     * @param int $id ID of an existing rate; 0 for a new one
     * @return int ID of the rate
     */
    public static function write(array $row, int $id = 0): int
    {
        $rows = self::all();
        $id = $id > 0 ? $id : max([0, Value::int(get_option(self::OPTION . '_last', 0)), ...array_keys($rows)]) + 1;
        $rows[$id] = self::row($row + ($rows[$id] ?? []));
        update_option(self::OPTION, $rows);
        update_option(self::OPTION . '_last', max($id, Value::int(get_option(self::OPTION . '_last', 0))));

        return $id;
    }

    public static function delete(int $id): void
    {
        update_option(self::OPTION, array_diff_key(self::all(), [$id => 1]));
    }

    /**
     * @param array<string, mixed> $row
     * @return Row
     */
    private static function row(array $row): array
    {
        $country = strtoupper(Value::text($row['tax_rate_country'] ?? ''));
        $class = sanitize_title(Value::text($row['tax_rate_class'] ?? ''));

        return [
            'tax_rate_country' => $country === '*' ? '' : $country,
            'tax_rate_state' => strtoupper(Value::text($row['tax_rate_state'] ?? '')),
            'tax_rate' => number_format(Value::float($row['tax_rate'] ?? 0), 4, '.', ''),
            'tax_rate_name' => Value::text($row['tax_rate_name'] ?? '') ?: __('Tax', 'stallkeeper-stand-in'),
            'tax_rate_priority' => absint(Value::int($row['tax_rate_priority'] ?? 1)),
            'tax_rate_compound' => Value::int($row['tax_rate_compound'] ?? 0),
            'tax_rate_shipping' => Value::int($row['tax_rate_shipping'] ?? 1),
            'tax_rate_order' => Value::int($row['tax_rate_order'] ?? 0),
            'tax_rate_class' => $class === 'standard' ? '' : $class,
        ];
    }
}
