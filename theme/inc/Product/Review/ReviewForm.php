<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product\Review;

use Stallkeeper\Render\Http\RequestInput;
use WC_Product;

/** The form for a review behind a disclosure. It has the fields of WooCommerce's template, which plugins change. */
final class ReviewForm
{
    private const MARK = '<span class="required">*</span>';

    public function __construct(private readonly RequestInput $input) {}

    public function print(WC_Product $product): void
    {
        if (
            get_option('woocommerce_review_rating_verification_required') === 'yes' &&
            !wc_customer_bought_product('', get_current_user_id(), $product->get_id())
        ) {
            printf(
                '<p class="woocommerce-verification-required">%s</p>',
                esc_html__(
                    'Only customers who have bought this product and are logged in can review it.',
                    'stallkeeper',
                ),
            );

            return;
        }
        /**
         * @var array<string, mixed> $form this filter is documented in WooCommerce's
         *     templates/single-product-reviews.php
         */
        $form = apply_filters('woocommerce_product_review_comment_form_args', $this->form());
        // Without JavaScript, the link to answer a review loads the page with this parameter.
        printf(
            '<details class="review-form" id="review_form_wrapper"%s><summary class="button">%s</summary><div id="review_form">',
            $this->input->query()->has('replytocom') ? ' open' : '',
            esc_html__('Write a review', 'stallkeeper'),
        );
        // @phpstan-ignore argument.type (plugins change the arguments)
        comment_form($form);
        echo '</div></details>';
    }

    /** @return array<string, mixed> */
    private function form(): array
    {
        $commenter = wp_get_current_commenter();
        $isRequired = (bool) get_option('require_name_email', 1);
        $account = wc_get_page_permalink('myaccount');

        return [
            'title_reply' => esc_html__('Your review of this product', 'stallkeeper'),
            /* translators: %s: name of a visitor */
            'title_reply_to' => esc_html__('Reply to %s', 'stallkeeper'),
            'title_reply_before' => '<h3 id="reply-title" class="comment-reply-title">',
            'title_reply_after' => '</h3>',
            'comment_notes_after' => '',
            'label_submit' => esc_html__('Submit', 'stallkeeper'),
            'logged_in_as' => '',
            'fields' => [
                'author' => self::field('author', 'text', 'name', $commenter['comment_author'], $isRequired),
                'email' => self::field('email', 'email', 'email', $commenter['comment_author_email'], $isRequired),
            ],
            'must_log_in' => sprintf(
                '<p class="must-log-in">%s</p>',
                sprintf(
                    /* translators: %1$s and %2$s: start and end of a link */
                    esc_html__('You must be %1$slogged in%2$s to review this product.', 'stallkeeper'),
                    sprintf('<a href="%s">', esc_url($account)),
                    '</a>',
                ),
            ),
            'comment_field' =>
                self::rating() .
                sprintf(
                    '<p class="comment-form-comment"><label for="comment">%s&nbsp;%s</label><textarea id="comment" name="comment" cols="45" rows="8" required></textarea></p>',
                    esc_html__('Your review', 'stallkeeper'),
                    self::MARK,
                ),
        ];
    }

    private static function field(
        string $name,
        string $type,
        string $autocomplete,
        string $value,
        bool $isRequired,
    ): string {
        return sprintf(
            '<p class="comment-form-%1$s"><label for="%1$s">%2$s%3$s</label><input id="%1$s" name="%1$s" type="%4$s" autocomplete="%5$s" value="%6$s" size="30"%7$s></p>',
            $name,
            $name === 'email' ? esc_html__('Email', 'stallkeeper') : esc_html__('Name', 'stallkeeper'),
            $isRequired ? '&nbsp;' . self::MARK : '',
            $type,
            $autocomplete,
            esc_attr($value),
            $isRequired ? ' required' : '',
        );
    }

    /** A select field as in WooCommerce's template. RatingInput replaces it. */
    private static function rating(): string
    {
        if (!wc_review_ratings_enabled()) {
            return '';
        }
        $options = '';
        $names = [
            '' => __('Rate…', 'stallkeeper'),
            5 => __('Perfect', 'stallkeeper'),
            4 => __('Good', 'stallkeeper'),
            3 => __('Average', 'stallkeeper'),
            2 => __('Not that bad', 'stallkeeper'),
            1 => __('Very poor', 'stallkeeper'),
        ];
        foreach ($names as $stars => $name) {
            $options .= sprintf('<option value="%s">%s</option>', $stars, esc_html($name));
        }

        return sprintf(
            '<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">%s%s</label><select name="rating" id="rating"%s>%s</select></div>',
            esc_html__('Your rating', 'stallkeeper'),
            wc_review_ratings_required() ? '&nbsp;' . self::MARK : '',
            wc_review_ratings_required() ? ' required' : '',
            $options,
        );
    }
}
