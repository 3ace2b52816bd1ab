<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Assets;

/** Removes WordPress's emoji script and styles. */
final class DisableEmoji
{
    /**
     * Hook: `init`.
     *
     * All supported browsers draw emoji. WordPress's script would also replace them with images in markup that React
     * hydrates, so that it no longer matches the server's HTML.
     */
    public function removeEmoji(): void
    {
        remove_action('wp_head', 'print_emoji_detection_script', 7);
        remove_action('wp_enqueue_scripts', 'wp_enqueue_emoji_styles');
        remove_action('wp_print_styles', 'print_emoji_styles');
        add_filter('emoji_svg_url', '__return_false');
    }
}
