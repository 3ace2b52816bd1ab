<?php
/** WordPress's search results as cards, for sites without the plugin Stallkeeper Tools. */

defined('ABSPATH') || exit;
?>
<div class="wrap">
	<?php
    get_template_part('parts/listing-head', null, [
        'title' => get_search_query() === ''
            ? esc_html__('Search', 'stallkeeper')
            /* translators: %s: the search query */
            : sprintf(esc_html__('Search results for “%s”', 'stallkeeper'), get_search_query()),
    ]);
get_search_form(['aria_label' => __('Search again', 'stallkeeper')]);
?>
	<?php if (have_posts()) { ?>
		<?php get_template_part('parts/list'); ?>
	<?php } else { ?>
		<p><?php esc_html_e('No results found. Try fewer or more general words.', 'stallkeeper'); ?></p>
	<?php } ?>
</div>
