<?php
/**
 * The posts of the main query as cards, with their pages; or a sentence when there are none.
 */

defined('ABSPATH') || exit;
?>
<?php if (have_posts()) { ?>
	<ul class="cards">
		<?php
        while (have_posts()) {
            the_post();
            get_template_part('parts/card');
        }
        ?>
	</ul>
	<?php
    the_posts_pagination(['type' => 'list', 'mid_size' => 1, 'prev_text' => __('Previous', 'stallkeeper'), 'next_text' => __('Next', 'stallkeeper')]);
    ?>
<?php } else { ?>
	<p><?php esc_html_e('Nothing has been written here yet.', 'stallkeeper'); ?></p>
<?php } ?>
<?php
