<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

/** What WordPress adds to every page and this theme has no use for. */
final class DisableEmoji
{
    public function addHooks(): void
    {
        add_action('init', $this->emoji(...));
    }

    /**
     * Every browser of today draws emoji. WordPress's script would also replace them by pictures inside text that
     * React takes over, which then no longer is what the server sent.
     */
    private function emoji(): void
    {
        remove_action('wp_head', 'print_emoji_detection_script', 7);
        remove_action('wp_enqueue_scripts', 'wp_enqueue_emoji_styles');
        remove_action('wp_print_styles', 'print_emoji_styles');
        add_filter('emoji_svg_url', '__return_false');
    }
}
