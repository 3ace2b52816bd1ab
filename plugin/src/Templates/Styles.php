<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/**
 * Enqueues the plugin's stylesheet. In themes that print the search results themselves, all rules are in the cascade
 * layer `stallkeeper-tools`, so the theme's rules win. Other themes do not know the markup, and their rules for all
 * inputs, buttons and lists must not win.
 */
final class Styles
{
    /** Feature of themes that print the results page themselves and have the plugin's layer in their styles. */
    public const RESULTS_FEATURE = 'stallkeeper-search-results';

    private const FILE = 'build/tools.css';
    private const UNLAYERED = 'build/tools-unlayered.css';

    public function __construct(private readonly Assets $assets) {}

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueue(): void
    {
        $file = $this->file();
        wp_enqueue_style('stallkeeper-tools', $this->assets->url($file), [], $this->assets->version($file));
    }

    /** @return string path of the stylesheet for the active theme, inside the plugin */
    public function file(): string
    {
        return current_theme_supports(self::RESULTS_FEATURE) ? self::FILE : self::UNLAYERED;
    }
}
