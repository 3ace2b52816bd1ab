<?php

use Stallkeeper\Demo\StandIn\Variations;

/** Keeps products and their variations consistent. */
class WC_Post_Data
{
    public static function init(): void
    {
        add_action('shutdown', [self::class, 'do_deferred_product_sync'], 10);
        add_action('before_delete_post', [self::class, 'delete_post']);
        add_action('wp_trash_post', [self::class, 'trash_post']);
        add_action('untrashed_post', [self::class, 'untrash_post']);
    }

    /** Updates the products whose variations have changed in this request. */
    public static function do_deferred_product_sync(): void
    {
        foreach (array_unique($GLOBALS['wc_deferred_product_sync'] ?? []) as $id) {
            WC_Product_Variable::sync($id);
        }
        $GLOBALS['wc_deferred_product_sync'] = [];
    }

    /** Deletes the variations of a product, and updates the product of a variation. */
    public static function delete_post($id): void
    {
        if (get_post_type($id) === 'product_variation') {
            wc_deferred_product_sync(wp_get_post_parent_id($id));
        }
        foreach (self::variations($id, ['publish', 'private', 'trash']) as $variation) {
            wp_delete_post($variation, true);
        }
    }

    public static function trash_post($id): void
    {
        array_map('wp_trash_post', self::variations($id, ['publish', 'private']));
    }

    public static function untrash_post($id): void
    {
        array_map('wp_untrash_post', self::variations($id, ['trash']));
    }

    private static function variations(int $id, array $status): array
    {
        return get_post_type($id) === 'product' ? Variations::ids($id, $status) : [];
    }
}
