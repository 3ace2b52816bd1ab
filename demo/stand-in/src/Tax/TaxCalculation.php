<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Tax;

/**
 * Calculates taxes. A compound rate is charged on the price and on the other taxes.
 *
 * @phpstan-type Rate array{rate: float, label: string, shipping: string, compound: string}
 */
final class TaxCalculation
{
    /**
     * @param float $price without tax
     * @param array<int, Rate> $rates percent, by rate ID
     * @return array<int, float> unrounded tax by rate ID
     */
    public static function exclusive(float $price, array $rates): array
    {
        $taxes = [];
        foreach (self::split($rates)[0] as $id => $rate) {
            $taxes[$id] = ($price * $rate['rate']) / 100;
        }
        foreach (self::split($rates)[1] as $id => $rate) {
            $taxes[$id] = (($price + array_sum($taxes)) * $rate['rate']) / 100;
        }

        return $taxes;
    }

    /**
     * @param float $price with tax
     * @param array<int, Rate> $rates percent, by rate ID
     * @return array<int, float> unrounded tax by rate ID
     */
    public static function inclusive(float $price, array $rates): array
    {
        $taxes = [];
        [$simple, $compound] = self::split($rates);
        foreach (array_reverse($compound, true) as $id => $rate) {
            $taxes[$id] = $price - $price / (1 + $rate['rate'] / 100);
            $price -= $taxes[$id];
        }
        $net = $price / (1 + array_sum(array_column($simple, 'rate')) / 100);
        foreach ($simple as $id => $rate) {
            $taxes[$id] = ($net * $rate['rate']) / 100;
        }

        return $taxes;
    }

    /**
     * @param array<int, Rate> $rates
     * @return array{array<int, Rate>, array<int, Rate>} rates that are not compound, and those that are
     */
    private static function split(array $rates): array
    {
        $isCompound = static fn(array $rate): bool => ($rate['compound'] ?? '') === 'yes';

        return [
            array_filter($rates, static fn(array $rate): bool => !$isCompound($rate)),
            array_filter($rates, $isCompound),
        ];
    }
}
