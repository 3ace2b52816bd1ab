<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** Ratings in reviews of products. */
class WC_Comments
{
    public static function init(): void
    {
        add_filter('preprocess_comment', [self::class, 'check_comment_rating'], 0);
        add_action('comment_post', [self::class, 'add_comment_rating'], 1);
        add_action('wp_update_comment_count', [self::class, 'clear_transients']);
    }

    /**
     * @param array<string, mixed> $comment_data
     * @return array<string, mixed>
     */
    public static function check_comment_rating(array $comment_data): array
    {
        $isReview = isset($_POST['rating']) && get_post_type(Value::int($_POST['comment_post_ID'] ?? 0)) === 'product';
        if (
            !is_admin() &&
            $isReview &&
            empty($_POST['rating']) &&
            wc_review_ratings_enabled() &&
            wc_review_ratings_required()
        ) {
            wp_die(esc_html__('Please rate the product.', 'stallkeeper-stand-in'));
        }

        return $comment_data;
    }

    public static function add_comment_rating(int $comment_id): void
    {
        $post = Value::int($_POST['comment_post_ID'] ?? 0);
        $rating = Value::int($_POST['rating'] ?? 0);
        if (get_post_type($post) === 'product' && $rating >= 1 && $rating <= 5) {
            add_comment_meta($comment_id, 'rating', $rating, true);
            self::clear_transients($post);
        }
    }

    /** Stores the average and the number of the approved reviews. */
    public static function clear_transients(mixed $post_id): void
    {
        $post = Value::int($post_id);
        if (get_post_type($post) !== 'product') {
            return;
        }
        $ratings = [];
        $reviews = get_comments(['post_id' => $post, 'status' => 'approve', 'fields' => 'ids', 'parent' => 0]);
        foreach ($reviews as $review) {
            $rating = Value::int(get_comment_meta(Value::int($review), 'rating', true));
            $ratings = $rating > 0 ? [...$ratings, $rating] : $ratings;
        }
        update_post_meta(
            $post,
            '_wc_average_rating',
            $ratings === [] ? '0' : number_format(array_sum($ratings) / count($ratings), 2, '.', ''),
        );
        update_post_meta($post, '_wc_review_count', count($reviews));
    }
}
