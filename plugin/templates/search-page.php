<?php
/**
 * The search results page in classic themes that do not print the results themselves.
 *
 * Override this template by copying it to yourtheme/stallkeeper/search-page.php.
 *
 * @version 0.2.0
 */
defined('ABSPATH') || exit;

get_header();
?>
<main id="main" class="site-main stallkeeper-search-page">
	<h1 class="page-title"><?php esc_html_e('Search', 'stallkeeper-tools'); ?></h1>
	<?php do_action('stallkeeper_search_results'); ?>
</main>
<?php
get_footer();
