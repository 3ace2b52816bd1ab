<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

use WP_HTML_Tag_Processor;

/**
 * Enqueues the plugin's stylesheet. In themes that print the search results themselves, all rules are in the cascade
 * layer `stallkeeper-tools`, so the theme's rules win, and those for search results have a file of their own. Other
 * themes do not know the markup, and their rules for all inputs, buttons and lists must not win.
 */
final class Styles
{
    /** Feature of themes that print the results page themselves and have the plugin's layer in their styles. */
    public const RESULTS_FEATURE = 'stallkeeper-search-results';

    private const FILE = 'build/tools.css';
    private const UNLAYERED = 'build/tools-unlayered.css';

    /** Rules for search results, which `UNLAYERED` contains. */
    private const RESULTS = 'build/results.css';
    private const RESULTS_HANDLE = 'stallkeeper-results';

    public function __construct(private readonly Assets $assets) {}

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueue(): void
    {
        $file = $this->file();
        wp_enqueue_style('stallkeeper-tools', $this->assets->url($file), [], $this->assets->version($file));
        if (is_search()) {
            foreach ($this->forResults() as $handle) {
                wp_enqueue_style($handle);
                // The theme Stallkeeper prints it after its header.
                wp_styles()->add_data($handle, 'stallkeeper_place', 'content');
            }
        }
    }

    /**
     * Registers the stylesheet for search results.
     *
     * @return list<string> its handle; empty if the plugin's stylesheet contains the rules
     */
    public function forResults(): array
    {
        if ($this->file() !== self::FILE) {
            return [];
        }
        if (!wp_style_is(self::RESULTS_HANDLE, 'registered')) {
            $url = $this->assets->url(self::RESULTS);
            wp_register_style(self::RESULTS_HANDLE, $url, [], $this->assets->version(self::RESULTS));
        }

        return [self::RESULTS_HANDLE];
    }

    /**
     * @return string HTML to print before search results that the results page does not contain. It may be printed
     *     repeatedly, because a plugin may discard rendered content. Browsers show nothing after it until it is loaded,
     *     Firefox because of the empty script.
     */
    public function beforeResults(): string
    {
        $handles = is_search() ? [] : $this->forResults();
        if ($handles === []) {
            return '';
        }
        ob_start();
        array_map([wp_styles(), 'do_item'], $handles);

        $tags = new WP_HTML_Tag_Processor((string) ob_get_clean());
        while ($tags->next_tag(['tag_name' => 'LINK'])) {
            $tags->remove_attribute('id');
        }

        return $tags->get_updated_html() . wp_get_inline_script_tag(' ', ['data-after' => 'styles']);
    }

    /**
     * @return string|null URL of the stylesheet for search results; null if the plugin's stylesheet contains the rules
     */
    public function resultsUrl(): ?string
    {
        return $this->file() === self::FILE
            ? add_query_arg('ver', $this->assets->version(self::RESULTS), $this->assets->url(self::RESULTS))
            : null;
    }

    /** @return string path of the stylesheet for the active theme, inside the plugin */
    public function file(): string
    {
        return current_theme_supports(self::RESULTS_FEATURE) ? self::FILE : self::UNLAYERED;
    }
}
