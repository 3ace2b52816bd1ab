<?php
/**
 * The results page, `/?s=…`. Stallkeeper Tools prints its results; without the plugin the theme lists WordPress's own.
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
        /**
         * Fires where the search results belong.
         */
        do_action('stallkeeper_search_results');
		?>
	<?php } else { ?>
		<?php get_template_part('parts/search-results'); ?>
	<?php } ?>
</main>
<?php
get_footer();
