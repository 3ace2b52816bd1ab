<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use WP_Post;
use WP_Term;

/**
 * A hash of what an owner edits in a post or a term. Different from the imported one, the owner has changed it. Counts,
 * stock and caches are not part of it, because they change without the owner.
 */
final class Fingerprint
{
    /** Set when a user saves a post in the admin, and values that other screens and apps change. */
    private const META = [
        '_edit_last',
        '_thumbnail_id',
        '_wp_page_template',
        '_wp_attachment_image_alt',
        '_product_image_gallery',
        '_product_attributes',
        '_regular_price',
        '_sale_price',
        '_sku',
        '_menu_item_menu_item_parent',
        '_menu_item_object_id',
        '_menu_item_url',
    ];

    public static function ofPost(WP_Post $post): string
    {
        $values = [$post->post_title, $post->post_content, $post->post_excerpt, $post->post_status, $post->post_name];
        // WooCommerce and WordPress also save products and pictures in the background.
        if (in_array($post->post_type, ['page', 'post'], true)) {
            $values[] = $post->post_modified_gmt;
        }
        foreach (self::META as $key) {
            $values[] = get_post_meta($post->ID, $key);
        }

        return md5((string) wp_json_encode($values));
    }

    public static function ofTerm(WP_Term $term): string
    {
        return md5((string) wp_json_encode([$term->name, $term->slug, $term->description]));
    }
}
