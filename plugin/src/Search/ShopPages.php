<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use WP_Post;

/** WooCommerce's pages that show a visitor's own data. They have no text that a search could find. */
final class ShopPages
{
    /** Options with the ids of cart, checkout and account. */
    public const OPTIONS = [
        'woocommerce_cart_page_id',
        'woocommerce_checkout_page_id',
        'woocommerce_myaccount_page_id',
    ];

    public static function isOwn(WP_Post $post): bool
    {
        foreach ($post->post_type === 'page' ? self::OPTIONS : [] as $option) {
            $id = get_option($option);
            if (is_numeric($id) && (int) $id === $post->ID) {
                return true;
            }
        }

        return false;
    }
}
