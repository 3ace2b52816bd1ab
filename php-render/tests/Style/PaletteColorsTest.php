<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Style;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Style\Color;
use Stallkeeper\Render\Style\PaletteColors;
use Stallkeeper\Render\Tests\Fixture;

final class PaletteColorsTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function contrasts(): array
    {
        return Fixture::cases('style/contrast');
    }

    /** @param array{string, string} $colors */
    #[DataProvider('contrasts')]
    #[TestDox('Contrast: $_dataName')]
    public function testContrast(array $colors, float|int|null $expected): void
    {
        $one = Color::fromHex($colors[0]);
        $other = Color::fromHex($colors[1]);
        $contrast = $one === null || $other === null ? null : floor($one->contrast($other) * 100) / 100;
        self::assertEquals($expected, $contrast);
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function palettes(): array
    {
        return Fixture::cases('style/palettes');
    }

    /**
     * @param array<string, string> $palette
     * @param ?array<string, array{string, string}> $expected
     */
    #[DataProvider('palettes')]
    #[TestDox('Palette: $_dataName')]
    public function testDerive(array $palette, ?array $expected): void
    {
        self::assertSame($expected, self::derive($palette));
    }

    #[TestDox('Whatever four colors an owner selects, each text of the derived palette has a contrast of 4.5')]
    public function testEachPairHasContrast(): void
    {
        mt_srand(7);
        $hex = static fn(): string => sprintf('#%06x', mt_rand(0, 0xffffff));
        $tested = 0;
        while ($tested < 300) {
            $palette = ['base' => $hex(), 'contrast' => $hex(), 'primary' => $hex(), 'accent' => $hex()];
            $base = Color::fromHex($palette['base']);
            $contrast = Color::fromHex($palette['contrast']);
            if ($base === null || $contrast === null || $base->contrast($contrast) < 4.5) {
                continue;
            }
            $tested++;
            self::assertSame([], ContrastPairs::tooLow(self::derive($palette) ?? []), implode(', ', $palette));
        }
    }

    /**
     * @param array<string, string> $palette
     * @return ?array<string, array{string, string}>
     */
    private static function derive(array $palette): ?array
    {
        $colors = array_filter(array_map(Color::fromHex(...), array_values($palette)));

        return count($colors) === 4 ? (new PaletteColors())->derive(...$colors) : null;
    }
}
