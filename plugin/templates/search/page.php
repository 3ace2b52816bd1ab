<?php
/**
 * The search results page in classic themes that do not print the results themselves.
 *
 * Override this template by copying it to yourtheme/stallkeeper/search/page.php.
 *
 * @version 0.3.0
 */
defined('ABSPATH') || exit;

ob_start();
get_header();
$header = (string) ob_get_clean();
// Some themes open their main element in header.php and close it in footer.php.
$isMainOpen = preg_match_all('/<main[\s>]/i', $header) > substr_count(strtolower($header), '</main');
// The theme has escaped its header.
echo $header;
?>
<?php if ($isMainOpen) { ?>
<div class="stallkeeper-search-page">
<?php } else { ?>
<main id="main" class="site-main stallkeeper-search-page">
<?php } ?>
	<h1 class="page-title"><?php esc_html_e('Search', 'stallkeeper-tools'); ?></h1>
	<?php do_action('stallkeeper_search_results'); ?>
<?php echo $isMainOpen ? '</div>' : '</main>'; ?>

<?php
get_footer();
