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
        if (!is_string($title) || trim($title) !== '' || is_admin() || is_feed() || !is_numeric($id)) {
            return $title;
        }
        $post = get_post((int) $id);
        if (!($post instanceof WP_Post) || $post->post_type === 'nav_menu_item') {
            return $title;
        }

        /* translators: %s: date of a post that has no title */
        return sprintf(esc_html__('Post from %s', 'stallkeeper'), esc_html((string) get_the_date('', $post)));
    }
}
