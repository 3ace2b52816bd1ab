<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Assets;

/** Enqueues the theme's stylesheet. WordPress's block styles load only for the blocks on a page. */
final class Assets
{
    private const STYLE = 'build/theme.css';

    private const COMMENTS = 'build/comments.css';

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueueStyle(): void
    {
        wp_enqueue_style('stallkeeper', get_theme_file_uri(self::STYLE), [], $this->version(self::STYLE));
    }

    /** Hook: `wp_enqueue_scripts`. For posts with comments or a comment form. */
    public function enqueueCommentStyle(): void
    {
        if (is_singular() && (comments_open() || get_comments_number() > 0)) {
            $this->enqueueForContent('stallkeeper-comments', self::COMMENTS, place: ContentAssets::COMMENTS);
        }
    }

    /**
     * Hook: `wp_head`.
     *
     * Prints a default icon. Without an icon browsers request /favicon.ico, which loads WordPress for every visitor.
     */
    public function printDefaultIcon(): void
    {
        if (!has_site_icon()) {
            printf(
                '<link rel="icon" href="%s" type="image/svg+xml">' . "\n",
                esc_url(get_theme_file_uri('assets/icon.svg')),
            );
        }
    }

    /**
     * Hook: `wp_enqueue_scripts`.
     *
     * Enqueues WordPress's script that moves the comment form below the comment; without it the reply link loads the
     * page.
     */
    public function enqueueCommentReply(): void
    {
        if (is_singular() && comments_open() && get_option('thread_comments')) {
            wp_enqueue_script('comment-reply');
        }
    }

    /**
     * Enqueues a stylesheet that is printed after another one.
     *
     * @param string $file path in the theme
     * @param string $needed handle of the other stylesheet
     */
    public function enqueue(string $handle, string $file, string $needed = 'stallkeeper'): void
    {
        wp_enqueue_style($handle, get_theme_file_uri($file), [$needed], $this->version($file));
    }

    /**
     * Enqueues a stylesheet that the header of the page does not need.
     *
     * @param string $file   path in the theme
     * @param string $needed handle of the stylesheet before it
     * @param string $place  where it is printed: a constant of {@see ContentAssets}. The content comes first
     */
    public function enqueueForContent(
        string $handle,
        string $file,
        string $needed = 'stallkeeper',
        string $place = ContentAssets::CONTENT,
    ): void {
        $this->enqueue($handle, $file, $needed);
        if (wp_styles()->get_data($handle, ContentAssets::DATA) !== ContentAssets::CONTENT) {
            wp_styles()->add_data($handle, ContentAssets::DATA, $place);
        }
    }

    /**
     * @param string $file path in the theme
     * @return string URL for a script that loads the file when it is needed; it changes with the file's content
     */
    public function url(string $file): string
    {
        return add_query_arg('ver', $this->version($file), get_theme_file_uri($file));
    }

    /**
     * @param string $file path in the theme
     * @return string hash of the file's content, so that browsers can cache the file permanently
     */
    public function version(string $file): string
    {
        $path = get_theme_file_path($file);

        return is_file($path) ? substr((string) hash_file('xxh32', $path), 0, 8) : '0';
    }
}
