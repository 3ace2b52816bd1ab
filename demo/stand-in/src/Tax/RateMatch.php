<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Tax;

/**
 * Finds the tax rates of a place: one for each priority, the most specific first.
 *
 * @phpstan-type Row array{tax_rate_country: string, tax_rate_state: string, tax_rate: string, tax_rate_name: string,
 *     tax_rate_priority: int, tax_rate_compound: int, tax_rate_shipping: int, tax_rate_order: int,
 *     tax_rate_class: string}
 * @phpstan-import-type Rate from TaxCalculation
 */
final class RateMatch
{
    /**
     * @param array<int, Row> $rows all rates by ID; an empty country or state means any
     * @return array<int, Rate> by rate ID
     */
    public static function find(array $rows, string $country, string $state, string $class): array
    {
        $matches = array_filter(
            $rows,
            static fn(array $row): bool => in_array($row['tax_rate_country'], ['', $country], true) &&
                in_array($row['tax_rate_state'], ['', $state], true) &&
                $row['tax_rate_class'] === $class,
        );
        uasort(
            $matches,
            static fn(array $a, array $b): int => [
                $a['tax_rate_priority'],
                $b['tax_rate_country'],
                $b['tax_rate_state'],
                $a['tax_rate_order'],
            ] <=> [$b['tax_rate_priority'], $a['tax_rate_country'], $a['tax_rate_state'], $b['tax_rate_order']],
        );
        $rates = $priorities = [];
        foreach ($matches as $id => $row) {
            if (!in_array($row['tax_rate_priority'], $priorities, true)) {
                $priorities[] = $row['tax_rate_priority'];
                $rates[$id] = [
                    'rate' => (float) $row['tax_rate'],
                    'label' => $row['tax_rate_name'],
                    'shipping' => $row['tax_rate_shipping'] > 0 ? 'yes' : 'no',
                    'compound' => $row['tax_rate_compound'] > 0 ? 'yes' : 'no',
                ];
            }
        }

        return $rates;
    }
}
