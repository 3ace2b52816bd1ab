<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Style;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Style\Color;
use Stallkeeper\Render\Style\PaletteColors;

/** The contrast table of the theme's palettes: the one of the stylesheet, and those in theme/styles/colors/. */
final class ShippedPalettesTest extends TestCase
{
    private const THEME = __DIR__ . '/../../../theme';

    /** @return array<string, array{array<string, array{string, string}>}> */
    public static function palettes(): array
    {
        $palettes = ['market' => [self::designTokens()]];
        foreach (glob(self::THEME . '/styles/colors/*.json') ?: [] as $file) {
            $palettes[basename($file, '.json')] = [self::derived($file)];
        }

        return $palettes;
    }

    /** @param array<string, array{string, string}> $tokens */
    #[DataProvider('palettes')]
    #[TestDox('Texts have a contrast of 4.5 and controls one of 3, in light and dark mode: $_dataName')]
    public function testContrast(array $tokens): void
    {
        self::assertSame([], ContrastPairs::tooLow($tokens));
    }

    #[TestDox('There are six palettes, and each has all tokens of the stylesheet')]
    public function testTokens(): void
    {
        $palettes = self::palettes();
        self::assertCount(6, $palettes);
        $names = array_keys($palettes['market'][0]);
        sort($names);
        foreach ($palettes as $slug => [$tokens]) {
            $derived = array_keys($tokens);
            sort($derived);
            self::assertSame($names, $derived, $slug);
        }
    }

    /** @return array<string, array{string, string}> */
    private static function derived(string $file): array
    {
        /** @var array{settings: array{color: array{palette: list<array{slug: string, color: string}>}}} $json */
        $json = self::json($file);
        $hex = array_column($json['settings']['color']['palette'], 'color', 'slug');
        $colors = [];
        foreach (PaletteColors::PRESETS as $slug => $name) {
            $colors[$name] = Color::fromHex($hex[$slug]) ?? throw new \LogicException($hex[$slug]);
        }

        return (new PaletteColors())->derive(
            $colors['base'],
            $colors['contrast'],
            $colors['primary'],
            $colors['accent'],
        );
    }

    /** @return array<string, array{string, string}> */
    private static function designTokens(): array
    {
        $colors = [];
        /** @var array{groups: list<array{tokens: array<string, array<string, mixed>>}>} $json */
        $json = self::json(self::THEME . '/../design-tokens.json');
        foreach ($json['groups'] as ['tokens' => $tokens]) {
            foreach ($tokens as $name => $token) {
                if (is_string($token['light'] ?? null) && is_string($token['dark'] ?? null)) {
                    $colors[substr($name, strlen('color-'))] = [
                        self::long($token['light']),
                        self::long($token['dark']),
                    ];
                }
            }
        }

        return $colors;
    }

    /** @return string #rrggbb of #rgb */
    private static function long(string $hex): string
    {
        return strlen($hex) === 4 ? (string) preg_replace('/[^#]/', '$0$0', $hex) : $hex;
    }

    /** @return array<array-key, mixed> */
    private static function json(string $file): array
    {
        return (array) json_decode((string) file_get_contents($file), true, 32, JSON_THROW_ON_ERROR);
    }
}
