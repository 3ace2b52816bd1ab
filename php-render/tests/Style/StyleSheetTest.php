<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Style;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Style\StyleSheet;
use Stallkeeper\Render\Tests\Fixture;

/**
 * @phpstan-type Sheet array{colors: array<string, array{string, string}>, properties: array<string, string>,
 *     faces: string}
 */
final class StyleSheetTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function sheets(): array
    {
        return Fixture::cases('style/style-sheet');
    }

    /**
     * @param Sheet $input
     */
    #[DataProvider('sheets')]
    #[TestDox('$_dataName')]
    public function testPrint(array $input, string $expected): void
    {
        self::assertSame($expected, StyleSheet::print($input['colors'], $input['properties'], $input['faces']));
    }
}
