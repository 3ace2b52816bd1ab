<?php
/**
 * The reviews of a product: a summary with bars that filter them, one page of reviews, and the form. All of it works
 * without JavaScript.
 *
 * @version 9.7.0
 */

use Stallkeeper\Theme\Product\Review\ReviewForm;
use Stallkeeper\Theme\Product\Review\Reviews;

defined('ABSPATH') || exit;

$stallkeeper_product = $GLOBALS['product'] ?? null;
if (!comments_open() || !($stallkeeper_product instanceof WC_Product)) {
    return;
}
$stallkeeper_reviews = stallkeeper_theme(Reviews::class);
$stallkeeper_page = $stallkeeper_reviews->find($stallkeeper_product, $stallkeeper_reviews->request());
$stallkeeper_count = (int) $stallkeeper_product->get_review_count();
$stallkeeper_title = esc_html__('Reviews', 'stallkeeper');
if ($stallkeeper_count > 0 && wc_review_ratings_enabled()) {
    $stallkeeper_title = sprintf(
        /* translators: 1: number of reviews, 2: name of the product */
        esc_html(_n('%1$s review for %2$s', '%1$s reviews for %2$s', $stallkeeper_count, 'stallkeeper')),
        esc_html(number_format_i18n($stallkeeper_count)),
        '<span>' . get_the_title() . '</span>',
    );
    /** @var string $stallkeeper_title this filter is documented in WooCommerce's template of the same name */
    $stallkeeper_title = apply_filters(
        'woocommerce_reviews_title',
        $stallkeeper_title,
        $stallkeeper_count,
        $stallkeeper_product,
    );
}
$stallkeeper_parts = ['product' => $stallkeeper_product, 'page' => $stallkeeper_page];
?>
<div id="reviews" class="woocommerce-Reviews" tabindex="-1">
	<div id="comments">
		<h2 class="woocommerce-Reviews-title"><?php echo wp_kses_post($stallkeeper_title); ?></h2>
		<?php
        if ($stallkeeper_count > 0) {
            get_template_part('parts/product/review-summary', null, $stallkeeper_parts);
        }
        if ($stallkeeper_page->comments !== []) {
            /**
             * @var array<string, mixed> $stallkeeper_list this filter is documented in WooCommerce's
             *     templates/single-product-reviews.php
             */
            $stallkeeper_list = apply_filters('woocommerce_product_review_list_args', [
                'callback' => 'woocommerce_comments',
            ]);
            echo '<ol class="commentlist">';
            // The reviews are in order already, whatever order the settings for comments have.
            wp_list_comments(
                ['per_page' => -1, 'style' => 'ol', 'reverse_top_level' => false] + $stallkeeper_list,
                $stallkeeper_page->comments,
            );
            echo '</ol>';
            get_template_part('parts/product/review-pages', null, $stallkeeper_parts);
        } else {
            printf(
                '<p class="woocommerce-noreviews">%s</p>',
                $stallkeeper_page->request->stars > 0
                    ? esc_html__('There are no reviews with this number of stars.', 'stallkeeper')
                    : esc_html__('There are no reviews yet.', 'stallkeeper'),
            );
        }
        ?>
	</div>
	<?php stallkeeper_theme(ReviewForm::class)->print($stallkeeper_product); ?>
</div>
