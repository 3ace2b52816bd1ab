<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

/** The theme's one stylesheet, and WordPress's own styles only for the blocks that a page has. */
final class Assets
{
    private const STYLE = 'build/theme.css';

    public function addHooks(): void
    {
        add_filter('should_load_separate_core_block_assets', '__return_true');
        add_action('wp_enqueue_scripts', $this->styles(...));
        add_action('wp_enqueue_scripts', $this->replies(...));
        add_action('wp_head', $this->icon(...));
    }

    private function styles(): void
    {
        wp_enqueue_style('stallkeeper', get_theme_file_uri(self::STYLE), [], self::version(self::STYLE));
    }

    /** Without an icon of the owner's a browser asks for /favicon.ico, which boots WordPress for every visitor. */
    private function icon(): void
    {
        if (!has_site_icon()) {
            printf('<link rel="icon" href="%s" type="image/svg+xml">' . "\n", esc_url(get_theme_file_uri('assets/icon.svg')));
        }
    }

    /** WordPress's own script moves the form under the comment that is answered; without it the link loads the page so. */
    private function replies(): void
    {
        if (is_singular() && comments_open() && get_option('thread_comments')) {
            wp_enqueue_script('comment-reply');
        }
    }

    /**
     * @param string $file path inside the theme
     * @return string changes with the file, so that a browser may keep it for ever
     */
    public static function version(string $file): string
    {
        $path = get_theme_file_path($file);

        return is_file($path) ? substr((string) hash_file('xxh32', $path), 0, 8) : '0';
    }
}
