<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Privacy;

use WP_Comment;
use WP_Post;

/**
 * Tells page caches that pages have changed: once per request, after the search index was updated.
 */
final class PageChanges
{
    /** @var array<int, array<int, true>> ids of changed posts, by site id */
    private array $posts = [];

    /** @var array<int, true> ids of sites on which a change may concern every page */
    private array $everywhere = [];

    /** Hooks: see {@see PrivacyFeature}. */
    public function noteChange(): void
    {
        $this->everywhere[get_current_blog_id()] = true;
    }

    /** Hook: `clean_post_cache`. Ignores posts that do not appear on pages, such as orders and drafts. */
    public function notePost(mixed $id, mixed $post): void
    {
        if (
            is_int($id) &&
            $post instanceof WP_Post &&
            (is_post_type_viewable($post->post_type) ||
                in_array($post->post_type, ['wp_block', 'nav_menu_item', 'product_variation'], true)) &&
            !in_array($post->post_status, ['auto-draft', 'draft', 'inherit'], true)
        ) {
            $this->posts[get_current_blog_id()][$id] = true;
        }
    }

    /** Hook: `comment_post`. Ignores comments that no page shows, because visitors can send any number of them. */
    public function noteComment(mixed $id, mixed $approved): void
    {
        $comment = is_numeric($id) && in_array($approved, [1, '1', true], true) ? get_comment((int) $id) : null;
        if ($comment instanceof WP_Comment) {
            $post = (int) $comment->comment_post_ID;
            $this->notePost($post, get_post($post));
        }
    }

    /** Hook: `shutdown`. */
    public function announce(): void
    {
        $site = get_current_blog_id();
        $posts = isset($this->everywhere[$site]) ? [] : array_keys($this->posts[$site] ?? []);
        if ($posts === [] && !isset($this->everywhere[$site])) {
            return;
        }
        $this->posts = [];
        $this->everywhere = [];
        /**
         * Fires at the end of a request that has changed pages of the site: a post, a price, the stock, a menu, a
         * setting. Page caches can delete their pages then.
         *
         * @param list<int> $posts IDs of changed posts. Other pages change with them, such as lists, the front page and
         *                         search results. Empty if a change concerns every page.
         */
        do_action('stallkeeper_pages_changed', $posts);
    }
}
