<?php

use Stallkeeper\Demo\StandIn\Value;

/** Ratings in reviews of products, and order notes, which are comments that only the orders page shows. */
class WC_Comments
{
    public static function init(): void
    {
        add_filter('preprocess_comment', [self::class, 'check_comment_rating'], 0);
        add_action('comment_post', [self::class, 'add_comment_rating'], 1);
        add_action('wp_update_comment_count', [self::class, 'clear_transients']);
        add_action('pre_get_comments', static function (WP_Comment_Query $query): void {
            if ($query->query_vars['type'] !== 'order_note') {
                $excluded = (array) ($query->query_vars['type__not_in'] ?: []);
                $query->query_vars['type__not_in'] = [...$excluded, 'order_note'];
            }
        });
    }

    public static function check_comment_rating($comment_data): array
    {
        if (
            !is_admin() &&
            isset($_POST['rating']) &&
            empty($_POST['rating']) &&
            get_post_type(Value::int($_POST['comment_post_ID'] ?? 0)) === 'product' &&
            wc_review_ratings_enabled()
        ) {
            wp_die('Please rate the product.');
        }

        return $comment_data;
    }

    public static function add_comment_rating($comment_id): void
    {
        $post = Value::int($_POST['comment_post_ID'] ?? 0);
        $rating = Value::int($_POST['rating'] ?? 0);
        if (get_post_type($post) === 'product' && $rating >= 1 && $rating <= 5) {
            add_comment_meta($comment_id, 'rating', $rating, true);
            self::clear_transients($post);
        }
    }

    /** Stores the average and the number of the approved reviews. */
    public static function clear_transients($post_id): void
    {
        if (get_post_type($post_id) !== 'product') {
            return;
        }
        $reviews = get_comments(['post_id' => $post_id, 'status' => 'approve', 'fields' => 'ids', 'parent' => 0]);
        $ratings = array_filter(
            array_map(static fn(int $id): int => (int) get_comment_meta($id, 'rating', true), $reviews),
        );
        $average = $ratings === [] ? '0' : number_format(array_sum($ratings) / count($ratings), 2, '.', '');
        update_post_meta($post_id, '_wc_average_rating', $average);
        update_post_meta($post_id, '_wc_review_count', count($reviews));
    }
}
