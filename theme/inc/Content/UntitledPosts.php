<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

use WP_Post;

/** Gives posts without a title a fallback title, because headings and links need text (WCAG 2.4.4 and 2.4.6). */
final class UntitledPosts
{
    /**
     * Hook: `the_title`.
     *
     * Plugins apply this filter with various values. Values that are not post titles stay unchanged.
     */
    public function replaceEmptyTitle(mixed $title, mixed $id = null): mixed
    {
        if (!is_string($title) || trim($title) !== '' || is_admin() || is_feed()) {
            return $title;
        }
        // get_post(0) is the current post of the loop; WordPress passes 0 for a post that does not exist.
        $post = is_numeric($id) && (int) $id > 0 ? get_post((int) $id) : null;
        if (!($post instanceof WP_Post) || $post->post_type === 'nav_menu_item') {
            return $title;
        }

        /* translators: %s: date of a post that has no title */
        return sprintf(esc_html__('Post from %s', 'stallkeeper'), esc_html((string) get_the_date('', $post)));
    }
}
