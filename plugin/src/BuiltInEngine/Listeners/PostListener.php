<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Listeners;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Indexing\PatternUsers;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\RelatedPosts;
use WP_Post;

/** Queues posts when something changes them, before and after the change. */
final class PostListener
{
    /** @param Lazy<RelatedPosts> $related */
    public function __construct(
        private readonly IndexQueue $queue,
        private readonly RecordFactory $records,
        #[LazyService(RelatedPosts::class)] private readonly Lazy $related,
    ) {}

    /** Hooks: `pre_post_update`, `before_delete_post`, `wp_trash_post`, `untrash_post`. */
    public function queueBeforeChange(mixed $id): void
    {
        $this->push($id, true);
    }

    /** Hooks: `wp_after_insert_post`, `after_delete_post`, `clean_post_cache`. */
    public function queueAfterChange(mixed $id, mixed $post = null): void
    {
        $this->push($id, false, $post instanceof WP_Post ? $post->post_type : null);
    }

    /** Hook: `transition_post_status`. Fires right after the row is saved, and when a scheduled post is published. */
    public function queueAfterTransition(mixed $new, mixed $old, mixed $post): void
    {
        if ($post instanceof WP_Post) {
            $this->push($post->ID, false, $post->post_type);
        }
    }

    /** Hooks: `set_object_terms`, `deleted_term_relationships`. */
    public function queueAfterTermChange(mixed $id): void
    {
        $this->push($id);
    }

    /**
     * Hooks: `added_post_meta`, `updated_post_meta`, `deleted_post_meta`.
     *
     * Filter `stallkeeper_search_meta_keys`: meta keys that `stallkeeper_search_record` callbacks read; none by
     * default.
     */
    public function queueAfterMetaChange(mixed $metaId, mixed $id, mixed $key): void
    {
        if ($this->isRead($key)) {
            $this->push($id);
        }
    }

    private function isRead(mixed $key): bool
    {
        $keys = apply_filters('stallkeeper_search_meta_keys', []);

        return is_array($keys) && in_array($key, $keys, true);
    }

    /**
     * Hook: `delete_post_meta`, before the change. When all rows with a value are deleted, such as the images of posts
     * with `wp_delete_attachment()`, WordPress passes no id of a post.
     */
    public function queueBeforeMetaIsDeleted(mixed $metaIds, mixed $id, mixed $key): void
    {
        if (is_array($metaIds) && (int) (is_numeric($id) ? $id : 0) === 0 && $this->isRead($key)) {
            $ids = array_values(array_map(intval(...), array_filter($metaIds, is_numeric(...))));
            $this->queue->pushFound($this->related->get()->ofMeta($ids));
        }
    }

    /** Hook: `woocommerce_updated_product_sales`. WooCommerce writes this number without functions that have hooks. */
    public function queueAfterSale(mixed $id): void
    {
        $this->push($id);
    }

    /** Hook: `add_option_sticky_posts`. */
    public function queueFirstStickyPosts(mixed $name, mixed $now): void
    {
        $this->queueStickyPosts([], $now);
    }

    /** Hook: `update_option_sticky_posts`. */
    public function queueStickyPosts(mixed $before, mixed $now): void
    {
        $ids = static fn(mixed $list): array => array_map(
            static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0,
            is_array($list) ? $list : [],
        );
        [$before, $now] = [$ids($before), $ids($now)];
        $this->queue->pushMany(
            array_values(array_filter([...array_diff($before, $now), ...array_diff($now, $before)])),
        );
    }

    /** Queues only patterns and posts of indexed types, so that orders and revisions cost nothing. */
    private function push(mixed $id, bool $before = false, ?string $type = null): void
    {
        $id = is_numeric($id) ? (int) $id : 0;
        $type ??= get_post_type($id);
        if ($id > 0 && $type === RelatedPosts::PATTERN_TYPE) {
            $this->queue->push(PatternUsers::queueId($id), $before);

            return;
        }
        if ($type === RelatedPosts::VARIATION_TYPE) {
            // The record of a product contains its variations.
            [$id, $type] = [wp_get_post_parent_id($id) ?: 0, 'product'];
        }
        if ($id > 0 && in_array($type, $this->records->types(), true)) {
            $this->queue->push($id, $before);
        }
    }
}
