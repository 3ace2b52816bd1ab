<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use Stallkeeper\Render\Style\Color;
use Stallkeeper\Render\Style\PaletteColors;

/**
 * Reads the palettes in styles/colors/ of the theme and of its child theme, in the format of WordPress's style
 * variations. A file of the child theme replaces the one with the same name.
 *
 * WordPress's own reader merges all files with theme.json on each call; a page needs one file.
 */
final class StyleVariations
{
    private const COLORS = 'styles/colors/';

    /** Largest number of palettes in the Customizer. */
    private const MAX_FILES = 40;

    /** Largest size of a file in bytes. */
    private const MAX_BYTES = 100_000;

    /** @return ?array<string, Color> base, contrast, primary and accent; null if the file is missing or incomplete */
    public function palette(string $slug): ?array
    {
        $settings = $this->read(self::COLORS . $slug)['settings'] ?? null;
        $presets =
            is_array($settings) && is_array($settings['color'] ?? null) ? $settings['color']['palette'] ?? [] : [];
        $colors = [];
        foreach (is_array($presets) ? $presets : [] as $preset) {
            $preset = is_array($preset) ? $preset : [];
            $name = is_string($preset['slug'] ?? null) ? PaletteColors::PRESETS[$preset['slug']] ?? null : null;
            $color = Color::fromHex($preset['color'] ?? null);
            if ($name !== null && $color !== null) {
                $colors[$name] = $color;
            }
        }

        return count($colors) === count(PaletteColors::PRESETS) ? $colors : null;
    }

    /** @return array<string, string> title by name of the file, of the complete palettes */
    public function palettes(): array
    {
        $titles = [];
        foreach ($this->slugs(self::COLORS) as $slug) {
            $title = $this->read(self::COLORS . $slug)['title'] ?? null;
            if ($this->palette($slug) !== null) {
                $titles[$slug] = is_string($title) ? sanitize_text_field($title) : $slug;
            }
        }

        return $titles;
    }

    /** @return list<string> */
    private function slugs(string $directory): array
    {
        $slugs = [];
        foreach (array_unique([get_template_directory(), get_stylesheet_directory()]) as $theme) {
            foreach (glob("$theme/$directory*.json") ?: [] as $file) {
                $slug = basename($file, '.json');
                if (preg_match('/^[a-z0-9-]{1,40}$/D', $slug) === 1) {
                    $slugs[] = $slug;
                }
            }
        }

        return array_slice(array_values(array_unique($slugs)), 0, self::MAX_FILES);
    }

    /** @return array<mixed> content of a JSON file of the child theme or of the theme */
    private function read(string $name): array
    {
        $file = get_theme_file_path("$name.json");
        $data = is_file($file)
            ? json_decode((string) file_get_contents($file, length: self::MAX_BYTES), true, 32)
            : null;

        return is_array($data) ? $data : [];
    }
}
