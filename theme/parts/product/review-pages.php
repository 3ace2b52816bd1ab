<?php
/**
 * Links to the pages of the reviews.
 *
 * @var array{product: WC_Product, page: Stallkeeper\Theme\Product\Review\ReviewPage} $args
 */

use Stallkeeper\Theme\Product\Review\ReviewRequest;

defined('ABSPATH') || exit;

$stallkeeper_request = $args['page']->request->withPage(1);
$stallkeeper_base = add_query_arg($stallkeeper_request->parameters(), $args['product']->get_permalink());
$stallkeeper_links = paginate_links([
    'base' => esc_url_raw($stallkeeper_base) . '%_%',
    'format' => (str_contains($stallkeeper_base, '?') ? '&' : '?') . ReviewRequest::PAGE . '=%#%',
    'current' => $args['page']->request->page,
    'total' => $args['page']->pages,
    'add_args' => false,
    'add_fragment' => '#reviews',
    'type' => 'list',
    'mid_size' => 1,
    'prev_text' => __('Previous', 'stallkeeper'),
    'next_text' => __('Next', 'stallkeeper'),
]);
if (is_string($stallkeeper_links)) {
    printf(
        '<nav class="woocommerce-pagination" aria-label="%s">%s</nav>',
        esc_attr__('Pages of reviews', 'stallkeeper'),
        $stallkeeper_links,
    );
}
