<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Style;

use Stallkeeper\Render\Style\Color;

/** The colors that the stylesheets print on each other, with the contrast that WCAG 1.4.3 and 1.4.11 require. */
final class ContrastPairs
{
    private const PAGE = ['background', 'surface', 'background-muted'];

    /** Token => tokens of its backgrounds. */
    private const TEXTS = [
        'text' => [...self::PAGE, 'tag'],
        'text-muted' => self::PAGE,
        'accent' => self::PAGE,
        'accent-hover' => self::PAGE,
        'error' => self::PAGE,
        'provider' => self::PAGE,
        'on-accent' => ['accent', 'accent-hover'],
        'on-brand' => ['brand', 'brand-dark'],
        'brand-dark' => ['brand-stripe'],
        'on-tag' => ['tag'],
        'on-highlight' => ['highlight'],
        'on-provider' => ['provider'],
    ];

    private const CONTROLS = ['border-control' => self::PAGE, 'focus' => self::PAGE, 'rating' => self::PAGE];

    /**
     * @param array<string, array{string, string}> $tokens light and dark color by token without `color-`
     * @return list<string> pairs with too low a contrast, with the figure
     */
    public static function tooLow(array $tokens): array
    {
        $low = [];
        foreach ([[self::TEXTS, 4.5], [self::CONTROLS, 3]] as [$pairs, $ratio]) {
            foreach ($pairs as $name => $backgrounds) {
                foreach ($backgrounds as $background) {
                    foreach (['light', 'dark'] as $index => $scheme) {
                        $contrast = self::color($tokens, $name, $index)->contrast(
                            self::color($tokens, $background, $index),
                        );
                        if ($contrast < $ratio) {
                            $low[] = sprintf('%s: %s on %s has %.2F', $scheme, $name, $background, $contrast);
                        }
                    }
                }
            }
        }

        return $low;
    }

    /** @param array<string, array{string, string}> $tokens */
    private static function color(array $tokens, string $name, int $index): Color
    {
        return Color::fromHex($tokens[$name][$index] ?? '') ?? throw new \LogicException("No color $name");
    }
}
