<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use WP_Post;
use WP_Query;

/**
 * Runs code as for an anonymous visitor without any request data. When an editor saves a post, its content is rendered
 * for a public index. The record must not contain what only the editor may read, or month names in the editor's
 * language.
 */
final class AnonymousContext
{
    /**
     * Request data that rendering may read. Cookies unlock password protected posts, parameters turn the pages of
     * lists, and a block that shows "the posts of this page" prints the main query, which may contain an editor's
     * private posts.
     */
    private const OF_THE_REQUEST = ['_COOKIE', '_GET', '_POST', '_REQUEST', 'wp_query', 'wp_the_query', 'post'];

    /** Filter of the Stallkeeper theme: whether content is rendered for a page that a visitor sees. */
    private const PAGE_CONTENT_FILTER = 'stallkeeper_is_page_content';

    private int $depth = 0;

    /** Whether content is being rendered for a record. Search widgets in it are not rendered then. */
    public function isRunning(): bool
    {
        return $this->depth > 0;
    }

    /**
     * @template T
     *
     * @param callable(): T $work must not produce output, because page caches would store it as a visitor's page
     *
     * @return T
     */
    public function run(callable $work): mixed
    {
        if ($this->depth > 0) {
            return $work();
        }
        $this->depth++;
        // The theme inserts sliders and other page elements only into pages.
        add_filter(self::PAGE_CONTENT_FILTER, '__return_false', PHP_INT_MAX);
        $user = get_current_user_id();
        $switched = determine_locale() !== get_locale() && switch_to_locale(get_locale());
        if ($user !== 0) {
            wp_set_current_user(0);
        }
        $before = $this->forgetRequest();
        $customer = new DefaultCustomer();
        try {
            $customer->replace();

            return $work();
        } finally {
            $customer->restore();
            $this->remember($before);
            if ($user !== 0) {
                wp_set_current_user($user);
            }
            if ($switched) {
                restore_previous_locale();
            }
            remove_filter(self::PAGE_CONTENT_FILTER, '__return_false', PHP_INT_MAX);
            $this->depth--;
        }
    }

    /** @return array<string, mixed> */
    private function forgetRequest(): array
    {
        $before = [];
        foreach (self::OF_THE_REQUEST as $name) {
            $before[$name] = $GLOBALS[$name] ?? null;
            $GLOBALS[$name] = [];
        }
        $GLOBALS['post'] = null;
        // Empty, as in a scheduled event, so that a post always gives the same record.
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new WP_Query();

        return $before;
    }

    /** @param array<string, mixed> $before */
    private function remember(array $before): void
    {
        foreach ($before as $name => $value) {
            $GLOBALS[$name] = $value;
        }
        if ($before['post'] instanceof WP_Post) {
            setup_postdata($before['post']);
        }
    }
}
