<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Style;

/**
 * Derives the colors of all tokens, in light and dark mode, from the four colors of a palette. palette.json has the
 * steps, with the contrast that WCAG requires. src/style/paletteColors.ts does the same in the Customizer.
 *
 * @phpstan-type Row array{from: list<string>, mix?: array{string, int}, on?: list<string>, ratio?: float,
 *     dark?: array{from?: list<string>, mix?: array{string, int}}}
 */
final class PaletteColors
{
    /** Names of the colors of a palette, as the block editor's presets and the recipe name them. */
    public const PRESETS = ['base' => 'base', 'contrast' => 'contrast', 'accent-2' => 'primary', 'accent' => 'accent'];

    /** Contrast of a derived dark background to white, and of a derived light text to that background. */
    private const DARK = 17;
    private const LIGHT = 12;

    /** @var array<string, Row> */
    private readonly array $recipe;

    public function __construct()
    {
        $this->recipe = self::readRecipe();
    }

    /** @return array<string, Row> steps by token */
    public static function readRecipe(): array
    {
        /** @var array{tokens: array<string, Row>} $file */
        $file = json_decode((string) file_get_contents(__DIR__ . '/palette.json'), true, 16, JSON_THROW_ON_ERROR);

        return $file['tokens'];
    }

    /** @return array<string, array{string, string}> name of a token without `color-` => light and dark color */
    public function derive(Color $base, Color $contrast, Color $primary, Color $accent): array
    {
        $black = Color::fromHex('#000000') ?? $base;
        $white = Color::fromHex('#ffffff') ?? $base;
        $given = ['accent' => $accent, 'bright-accent' => $accent->brighten(), 'black' => $black, 'white' => $white];
        $light = $this->scheme(['base' => $base, 'contrast' => $contrast, 'primary' => $primary] + $given);
        [$darker, $lighter] = $base->luminance() < $contrast->luminance() ? [$base, $contrast] : [$contrast, $base];
        $background = $darker->withContrast(self::DARK, [$white]);
        $dark = $this->scheme(
            [
                'base' => $background,
                'contrast' => $lighter->withContrast(self::LIGHT, [$background]),
                'primary' => $primary->mix($black, 20),
            ] + $given,
        );
        $tokens = [];
        foreach (array_keys($this->recipe) as $name) {
            $tokens[$name] = [$light[$name]->hex(), $dark[$name]->hex()];
        }

        return $tokens;
    }

    /**
     * @param array<string, Color> $colors base, contrast, primary, accent, bright-accent, black and white
     * @return array<string, Color> and the tokens
     */
    private function scheme(array $colors): array
    {
        $isDark = $colors['base']->luminance() < $colors['contrast']->luminance();
        foreach ($this->recipe as $name => $row) {
            $row = ($isDark ? $row['dark'] ?? [] : []) + $row;
            $on = array_map(static fn(string $one): Color => $colors[$one], $row['on'] ?? []);
            $color = self::best($row['from'], $colors, $on);
            if (isset($row['mix'])) {
                $color = $color->mix($colors[$row['mix'][0]], $row['mix'][1]);
            }
            $colors[$name] = $color->withContrast($row['ratio'] ?? 1, $on);
        }

        return $colors;
    }

    /**
     * @param list<string> $names names or values of colors
     * @param array<string, Color> $colors
     * @param list<Color> $on
     */
    private static function best(array $names, array $colors, array $on): Color
    {
        $best = null;
        foreach ($names as $name) {
            $color = $colors[$name] ?? (Color::fromHex($name) ?? $colors['contrast']);
            if ($best === null || $color->lowestContrast($on) > $best->lowestContrast($on)) {
                $best = $color;
            }
        }

        return $best ?? $colors['contrast'];
    }
}
