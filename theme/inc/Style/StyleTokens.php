<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use Stallkeeper\Render\Style\Color;
use Stallkeeper\Render\Style\PaletteColors;
use Stallkeeper\Render\Style\StyleSheet;

/** The selected style: its colors, and the stylesheet of its tokens. */
final class StyleTokens
{
    /** @var array<string, array<string, array{string, string}>> by palette: a page needs them for styles and presets */
    private array $derived = [];

    public function __construct(
        private readonly StyleSettings $settings,
        private readonly StylePalettes $palettes,
        private readonly StyleFonts $fonts,
    ) {}

    /** @return string CSS; '' for the default style */
    public function css(): string
    {
        $fonts = $this->settings->fonts();
        if ($fonts === StyleSettings::SYSTEM) {
            return StyleSheet::print($this->colors(), $this->settings->properties());
        }
        $properties = $this->settings->properties() + $this->fonts->properties($fonts);

        return StyleSheet::print($this->colors(), $properties, $this->fonts->css($fonts));
    }

    /** @return list<string> URLs of fonts that the page loads first */
    public function firstFonts(): array
    {
        $fonts = $this->settings->fonts();

        return $fonts === StyleSettings::SYSTEM ? [] : $this->fonts->firstFiles($fonts);
    }

    /** @return array<string, array{string, string}> light and dark color by token without `color-`; [] for Market */
    public function colors(): array
    {
        $palette = $this->settings->palette();
        if ($palette === StyleSettings::MARKET) {
            return [];
        }
        $colors =
            $palette === StyleSettings::OWN
                ? array_filter(array_map(Color::fromHex(...), $this->settings->ownColors()))
                : $this->palettes->palette($palette) ?? [];

        if (!isset($colors['base'], $colors['contrast'], $colors['primary'], $colors['accent'])) {
            return [];
        }
        $key = implode(array_map(static fn(Color $color): string => $color->hex(), $colors));

        return $this->derived[$key] ??= (new PaletteColors())->derive(
            $colors['base'],
            $colors['contrast'],
            $colors['primary'],
            $colors['accent'],
        );
    }
}
