<?php
/**
 * The search results page. The plugin Stallkeeper Tools prints its results; without it the theme lists WordPress's
 * results.
 */

defined('ABSPATH') || exit;

get_header();
?>
<main id="main" class="<?php echo has_action('stallkeeper_search_results') ? 'site-main' : 'main'; ?>" tabindex="-1">
	<?php if (has_action('stallkeeper_search_results')) { ?>
		<header class="page-header">
			<h1 class="page-title"><?php esc_html_e('Search', 'stallkeeper'); ?></h1>
		</header>
		<?php
        /** Fires in the place of the search results. */
        do_action('stallkeeper_search_results');
		?>
	<?php } else { ?>
		<?php get_template_part('parts/search-results'); ?>
	<?php } ?>
</main>
<?php
get_footer();
