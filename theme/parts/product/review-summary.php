<?php
/**
 * Average, number of reviews by stars as bars that are links, and the sort order.
 *
 * @var array{product: WC_Product, page: Stallkeeper\Theme\Product\Review\ReviewPage} $args
 */

use Stallkeeper\Theme\Product\Review\ReviewRequest;
use Stallkeeper\Theme\Product\Review\Reviews;

defined('ABSPATH') || exit;

$stallkeeper_reviews = stallkeeper_theme(Reviews::class);
$stallkeeper_request = $args['page']->request;
$stallkeeper_counts = $stallkeeper_reviews->counts($args['product']);
$stallkeeper_all = array_sum($stallkeeper_counts);
$stallkeeper_average = (float) $args['product']->get_average_rating();
$stallkeeper_sorts = [
    'newest' => __('Newest first', 'stallkeeper'),
    'oldest' => __('Oldest first', 'stallkeeper'),
    'highest' => __('Highest rating first', 'stallkeeper'),
    'lowest' => __('Lowest rating first', 'stallkeeper'),
];
if ($stallkeeper_all > 0 && wc_review_ratings_enabled()) { ?>
<div class="review-summary">
	<p class="review-summary__average">
		<span class="review-summary__number"><?php echo esc_html(number_format_i18n($stallkeeper_average, 1)); ?></span>
		<?php echo wc_get_rating_html((string) $stallkeeper_average); ?>
	</p>
	<ul class="review-bars" role="list">
		<?php foreach ($stallkeeper_counts as $stallkeeper_stars => $stallkeeper_count) { ?>
		<li><a class="review-bar" rel="nofollow"
			href="<?php echo esc_url($stallkeeper_reviews->url($args['product'], $stallkeeper_request->withStars($stallkeeper_stars))); ?>"
			<?php echo $stallkeeper_request->stars === $stallkeeper_stars ? 'aria-current="true"' : ''; ?>>
			<span class="review-bar__name"><?php
            /* translators: %s: number of stars */
            echo esc_html(sprintf(_n('%s star', '%s stars', $stallkeeper_stars, 'stallkeeper'), $stallkeeper_stars));
            ?></span>
			<span class="review-bar__track"><span class="review-bar__fill"
				style="inline-size:<?php echo (int) round((100 * $stallkeeper_count) / $stallkeeper_all); ?>%"></span></span>
			<span class="review-bar__count"><span class="screen-reader-text">: </span><?php
            echo esc_html(number_format_i18n($stallkeeper_count));
            ?></span></a></li>
		<?php } ?>
	</ul>
</div>
<?php } ?>
<div class="review-tools">
	<?php if ($stallkeeper_request->stars > 0) { ?>
	<a class="review-tools__all button" rel="nofollow"
		href="<?php echo esc_url($stallkeeper_reviews->url($args['product'], $stallkeeper_request->withStars(0))); ?>"><?php
        esc_html_e('Show all reviews', 'stallkeeper');
    ?></a>
	<?php } ?>
	<?php if ($args['page']->count > 1) { ?>
	<form class="review-tools__sort" method="get"
		action="<?php echo esc_url($args['product']->get_permalink()); ?>#reviews">
		<?php
        // Without pretty permalinks, the address of the product is a parameter.
        parse_str((string) wp_parse_url($args['product']->get_permalink(), PHP_URL_QUERY), $stallkeeper_fields);
        if ($stallkeeper_request->stars > 0) {
            $stallkeeper_fields[ReviewRequest::STARS] = (string) $stallkeeper_request->stars;
        }
        foreach ($stallkeeper_fields as $stallkeeper_name => $stallkeeper_value) {
            if (is_string($stallkeeper_value)) {
                printf(
                    '<input type="hidden" name="%s" value="%s">',
                    esc_attr((string) $stallkeeper_name),
                    esc_attr($stallkeeper_value),
                );
            }
        }
        ?>
		<label for="review-sort"><?php esc_html_e('Sort reviews', 'stallkeeper'); ?></label>
		<select id="review-sort" name="<?php echo esc_attr(ReviewRequest::SORT); ?>">
			<?php foreach ($stallkeeper_sorts as $stallkeeper_sort => $stallkeeper_name) { ?>
			<option value="<?php echo esc_attr($stallkeeper_sort); ?>"<?php
                selected($stallkeeper_sort, $stallkeeper_request->sort);
            ?>><?php echo esc_html($stallkeeper_name); ?></option>
			<?php } ?>
		</select>
		<button type="submit" class="button review-tools__apply"><?php esc_html_e('Apply', 'stallkeeper'); ?></button>
	</form>
	<?php } ?>
</div>
