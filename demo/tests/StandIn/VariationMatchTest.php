<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\StandIn\Variation\VariationMatch;

#[TestDox('A variation of the stand-in')]
final class VariationMatchTest extends TestCase
{
    private const VARIATIONS = [
        5 => ['size' => 'S', 'colour' => 'Blue'],
        6 => ['size' => 'L', 'colour' => ''],
        7 => ['size' => 'L', 'colour' => 'Blue'],
    ];

    public static function setUpBeforeClass(): void
    {
        require_once dirname(__DIR__, 2) . '/stand-in/src/Variation/VariationMatch.php';
    }

    #[TestDox('is the first one that fits the selected options; an empty value fits any option')]
    public function testFind(): void
    {
        self::assertSame(5, VariationMatch::find(self::VARIATIONS, ['size' => 'S', 'colour' => 'Blue']));
        self::assertSame(6, VariationMatch::find(self::VARIATIONS, ['size' => 'L', 'colour' => 'Blue']));
        self::assertSame(6, VariationMatch::find(self::VARIATIONS, ['size' => 'L']));
        self::assertSame(0, VariationMatch::find(self::VARIATIONS, ['size' => 'S', 'colour' => 'Red']));
        self::assertSame(0, VariationMatch::find(self::VARIATIONS, ['colour' => 'Blue']));
    }

    #[TestDox('completes the selection, and reports options that are missing or that it does not have')]
    public function testComplete(): void
    {
        $options = ['size' => ['S', 'L'], 'colour' => ['Blue', 'Red']];
        self::assertSame(
            ['values' => ['size' => 'L', 'colour' => 'Red'], 'missing' => [], 'invalid' => []],
            VariationMatch::complete($options, self::VARIATIONS[6], ['colour' => 'Red']),
        );
        self::assertSame(
            ['values' => ['size' => 'L'], 'missing' => ['colour'], 'invalid' => []],
            VariationMatch::complete($options, self::VARIATIONS[6], []),
        );
        self::assertSame(
            ['values' => [], 'missing' => [], 'invalid' => ['size', 'colour']],
            VariationMatch::complete($options, self::VARIATIONS[6], ['size' => 'S', 'colour' => 'Green']),
        );
    }
}
