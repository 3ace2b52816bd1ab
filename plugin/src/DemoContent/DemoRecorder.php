<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use WP_Post;

/** Marks the posts, terms and comments that are created while the import runs. */
final class DemoRecorder
{
    private const POST_TYPES = ['attachment', 'page', 'post', 'nav_menu_item', 'product', 'product_variation'];
    private const TAXONOMIES = ['category', 'post_tag', 'nav_menu', 'product_cat'];

    /** Before other callbacks, which may fail. */
    private const PRIORITY = PHP_INT_MIN;

    /**
     * @template T
     *
     * @param callable(): T $do
     *
     * @return T
     */
    public function during(callable $do): mixed
    {
        add_action('wp_insert_post', [$this, 'recordPost'], self::PRIORITY, 3);
        add_action('add_attachment', [$this, 'recordAttachment'], self::PRIORITY);
        add_action('created_term', [$this, 'recordTerm'], self::PRIORITY, 3);
        add_action('wp_insert_comment', [$this, 'recordComment'], self::PRIORITY);
        try {
            return $do();
        } finally {
            remove_action('wp_insert_post', [$this, 'recordPost'], self::PRIORITY);
            remove_action('add_attachment', [$this, 'recordAttachment'], self::PRIORITY);
            remove_action('created_term', [$this, 'recordTerm'], self::PRIORITY);
            remove_action('wp_insert_comment', [$this, 'recordComment'], self::PRIORITY);
        }
    }

    /** Hook: `wp_insert_post`, during the import. A step may have given the post a key already. */
    public function recordPost(mixed $id, mixed $post, mixed $isUpdate): void
    {
        if (
            is_int($id) &&
            $post instanceof WP_Post &&
            $isUpdate === false &&
            in_array($post->post_type, self::POST_TYPES, true)
        ) {
            add_post_meta($id, DemoRecords::META, "$post->post_type:$id", true);
        }
    }

    /** Hook: `add_attachment`, during the import. */
    public function recordAttachment(mixed $id): void
    {
        if (is_int($id)) {
            add_post_meta($id, DemoRecords::META, "attachment:$id", true);
        }
    }

    /** Hook: `created_term`, during the import. */
    public function recordTerm(mixed $id, mixed $termTaxonomyId, mixed $taxonomy): void
    {
        if (is_numeric($id) && in_array($taxonomy, self::TAXONOMIES, true)) {
            add_term_meta((int) $id, DemoRecords::META, "$taxonomy:$id", true);
        }
    }

    /** Hook: `wp_insert_comment`, during the import. */
    public function recordComment(mixed $id): void
    {
        if (is_numeric($id)) {
            add_comment_meta((int) $id, DemoRecords::META, '1', true);
        }
    }
}
