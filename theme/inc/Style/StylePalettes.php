<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use Stallkeeper\Render\Style\Color;
use Stallkeeper\Render\Style\PaletteColors;

/** The palettes in styles/colors/ beside the one of the stylesheet. */
final class StylePalettes
{
    private const DIRECTORY = 'colors';

    public function __construct(private readonly VariationFiles $files) {}

    /** @return ?array<string, Color> base, contrast, primary and accent; null if the file is missing or incomplete */
    public function palette(string $slug): ?array
    {
        $colors = [];
        foreach ($this->files->presets(self::DIRECTORY, $slug, 'color', 'palette') as $preset) {
            $name = is_string($preset['slug'] ?? null) ? PaletteColors::PRESETS[$preset['slug']] ?? null : null;
            $color = Color::fromHex($preset['color'] ?? null);
            if ($name !== null && $color !== null) {
                $colors[$name] = $color;
            }
        }

        return count($colors) === count(PaletteColors::PRESETS) ? $colors : null;
    }

    /** @return array<string, array<string, string>> #rrggbb by name of the color, by name of the file */
    public function hexColors(): array
    {
        $colors = [];
        foreach (array_keys($this->titles()) as $slug) {
            $colors[$slug] = array_map(static fn(Color $color): string => $color->hex(), $this->palette($slug) ?? []);
        }

        return $colors;
    }

    /** @return array<string, string> title by name of the file, of the complete palettes */
    public function titles(): array
    {
        return array_filter(
            $this->files->titles(self::DIRECTORY),
            fn(string $slug): bool => $this->palette($slug) !== null,
            ARRAY_FILTER_USE_KEY,
        );
    }
}
