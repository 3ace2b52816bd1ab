<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use WP_Comment;
use WP_Comment_Query;

/** Order notes: comments of the type `order_note`, which are excluded from comment queries. */
final class OrderNotes
{
    private const TYPE = 'order_note';

    public static function addHooks(): void
    {
        add_action('pre_get_comments', self::hide(...));
    }

    public static function add(int $order, string $note, bool $isForCustomer, bool $isAddedByUser): int
    {
        $user = $isAddedByUser ? wp_get_current_user() : null;
        /** @var array{comment_content: string} $comment */
        $comment = wp_slash([
            'comment_post_ID' => $order,
            'comment_author' => $user->display_name ?? __('Shop', 'stallkeeper-stand-in'),
            'comment_author_email' => $user->user_email ?? '',
            'comment_content' => $note,
            'comment_agent' => 'WooCommerce',
            'comment_type' => self::TYPE,
            'comment_approved' => 1,
        ]);
        $id = (int) wp_insert_comment($comment);
        $isForCustomer && add_comment_meta($id, 'is_customer_note', 1);
        do_action('woocommerce_order_note_added', $id, wc_get_order($order));
        return $id;
    }

    /** @return list<WP_Comment> newest first */
    public static function forOrder(int $order): array
    {
        return array_values(
            get_comments(['post_id' => $order, 'type' => self::TYPE, 'orderby' => 'comment_ID', 'order' => 'DESC']),
        );
    }

    private static function hide(WP_Comment_Query $query): void
    {
        if ($query->query_vars['type'] !== self::TYPE) {
            $query->query_vars['type__not_in'] = [...(array) ($query->query_vars['type__not_in'] ?: []), self::TYPE];
        }
    }
}
