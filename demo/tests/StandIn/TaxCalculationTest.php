<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\StandIn\Tax\RateMatch;
use Stallkeeper\Demo\StandIn\Tax\TaxCalculation;

#[TestDox('A tax of the stand-in')]
final class TaxCalculationTest extends TestCase
{
    public static function setUpBeforeClass(): void
    {
        require_once dirname(__DIR__, 2) . '/stand-in/src/Tax/TaxCalculation.php';
        require_once dirname(__DIR__, 2) . '/stand-in/src/Tax/RateMatch.php';
    }

    #[TestDox('is added to a price without tax')]
    public function testExclusive(): void
    {
        self::assertSame([1 => 20.0], TaxCalculation::exclusive(100.0, [1 => self::rate(20)]));
        self::assertSame(
            [1 => 10.0, 2 => 5.0],
            TaxCalculation::exclusive(100.0, [1 => self::rate(10), 2 => self::rate(5)]),
        );
    }

    #[TestDox('is contained in a price with tax')]
    public function testInclusive(): void
    {
        self::assertEqualsWithDelta([1 => 20.0], TaxCalculation::inclusive(120.0, [1 => self::rate(20)]), 0.00001);
        self::assertEqualsWithDelta(
            [1 => 10.0, 2 => 5.0],
            TaxCalculation::inclusive(115.0, [1 => self::rate(10), 2 => self::rate(5)]),
            0.00001,
        );
    }

    #[TestDox('is also charged on the other taxes if its rate is compound')]
    public function testCompound(): void
    {
        $rates = [2 => self::rate(10, 'yes'), 1 => self::rate(20)];
        self::assertEqualsWithDelta([1 => 20.0, 2 => 12.0], TaxCalculation::exclusive(100.0, $rates), 0.00001);
        self::assertEqualsWithDelta([1 => 20.0, 2 => 12.0], TaxCalculation::inclusive(132.0, $rates), 0.00001);
    }

    #[TestDox('has one rate for each priority: that of the state, then of the country, then of all countries')]
    public function testMatch(): void
    {
        $rows = [
            1 => self::row(''),
            2 => self::row('US'),
            3 => self::row('US', 'NY'),
            4 => self::row('', '', 2),
            5 => self::row('', '', 1, 'reduced'),
        ];
        self::assertSame([3, 4], array_keys(RateMatch::find($rows, 'US', 'NY', '')));
        self::assertSame([2, 4], array_keys(RateMatch::find($rows, 'US', 'CA', '')));
        self::assertSame([1, 4], array_keys(RateMatch::find($rows, 'DE', '', '')));
        self::assertSame([5], array_keys(RateMatch::find($rows, 'DE', '', 'reduced')));
        self::assertSame([], RateMatch::find($rows, 'DE', '', 'zero'));
    }

    /** @return array{rate: float, label: string, shipping: string, compound: string} */
    private static function rate(float $percent, string $compound = 'no'): array
    {
        return ['rate' => $percent, 'label' => 'Tax', 'shipping' => 'no', 'compound' => $compound];
    }

    /**
     * @return array{tax_rate_country: string, tax_rate_state: string, tax_rate: string, tax_rate_name: string,
     *     tax_rate_priority: int, tax_rate_compound: int, tax_rate_shipping: int, tax_rate_order: int,
     *     tax_rate_class: string}
     */
    private static function row(string $country, string $state = '', int $priority = 1, string $class = ''): array
    {
        return [
            'tax_rate_country' => $country,
            'tax_rate_state' => $state,
            'tax_rate' => '20.0000',
            'tax_rate_name' => 'Tax',
            'tax_rate_priority' => $priority,
            'tax_rate_compound' => 0,
            'tax_rate_shipping' => 0,
            'tax_rate_order' => 0,
            'tax_rate_class' => $class,
        ];
    }
}
