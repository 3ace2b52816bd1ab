<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use WP_Theme_JSON_Data;

/** Prints the selected style on pages, in the block editor, and as the presets of theme.json. */
final class StyleOutput
{
    /** Handle of the style without a file. Its element has the ID `stallkeeper-style-inline-css`. */
    public const HANDLE = 'stallkeeper-style';

    /** Presets of theme.json => tokens without `color-`, as in design-tokens.json. */
    private const PRESETS = [
        'base' => 'background',
        'base-2' => 'background-muted',
        'contrast' => 'text',
        'accent' => 'accent',
        'accent-2' => 'brand',
        'accent-3' => 'tag',
        'accent-4' => 'highlight',
    ];

    public function __construct(private readonly StyleTokens $tokens) {}

    /** Hook: `wp_enqueue_scripts`, after the theme's own stylesheet. */
    public function enqueueStyle(): void
    {
        $css = $this->tokens->css();
        if ($css !== '') {
            wp_register_style(self::HANDLE, false, ['stallkeeper'], null);
            wp_add_inline_style(self::HANDLE, $css);
            wp_enqueue_style(self::HANDLE);
        }
    }

    /**
     * Hook: `wp_preload_resources`.
     *
     * @param list<array<string, string>> $resources
     * @return list<array<string, string>>
     */
    public function preloadFonts(array $resources): array
    {
        foreach ($this->tokens->firstFonts() as $url) {
            $resources[] = ['href' => $url, 'as' => 'font', 'type' => 'font/woff2', 'crossorigin' => 'anonymous'];
        }

        return $resources;
    }

    /**
     * Hook: `block_editor_settings_all`.
     *
     * @param array<string, mixed> $settings
     * @return array<string, mixed>
     */
    public function addEditorStyle(array $settings): array
    {
        $css = $this->tokens->css();
        $styles = is_array($settings['styles'] ?? null) ? $settings['styles'] : [];

        return $css === ''
            ? $settings
            : ['styles' => [...$styles, ['css' => $css, '__unstableType' => 'theme', 'isGlobalStyles' => false]]] +
                    $settings;
    }

    /**
     * Hook: `wp_theme_json_data_theme`.
     *
     * Authors select from the colors of the palette. They are the light ones, as in theme.json.
     */
    public function replacePalette(WP_Theme_JSON_Data $theme): WP_Theme_JSON_Data
    {
        $colors = $this->tokens->colors();
        if ($colors === []) {
            return $theme;
        }
        $data = $theme->get_data();
        $settings = is_array($data['settings'] ?? null) ? $data['settings'] : [];
        $saved = is_array($settings['color'] ?? null) ? $settings['color']['palette'] ?? [] : [];
        // WordPress sorts presets by their origin.
        $saved = is_array($saved) && is_array($saved['theme'] ?? null) ? $saved['theme'] : $saved;
        $palette = [];
        foreach (is_array($saved) ? $saved : [] as $preset) {
            $slug = is_array($preset) && is_string($preset['slug'] ?? null) ? $preset['slug'] : '';
            $token = self::PRESETS[$slug] ?? null;
            $palette[] = $token === null || !is_array($preset) ? $preset : ['color' => $colors[$token][0]] + $preset;
        }

        return $theme->update_with([
            'version' => is_int($data['version'] ?? null) ? $data['version'] : 2,
            'settings' => ['color' => ['palette' => $palette]],
        ]);
    }
}
