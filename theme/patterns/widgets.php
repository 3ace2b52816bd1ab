<?php
/**
 * Title: Three columns of widgets
 * Slug: stallkeeper/widgets
 * Description: A search, what visitors say, and what is written about.
 * Categories: stallkeeper, text
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;
?>
<!-- wp:columns {"align":"wide","className":"front-section"} -->
<div class="wp-block-columns alignwide front-section"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":2,"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e('Looking for something?', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:search {"label":"<?php echo esc_attr__('Search', 'stallkeeper'); ?>","buttonText":"<?php echo esc_attr__('Search', 'stallkeeper'); ?>"} /--></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":2,"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e('Said at the counter', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:latest-comments {"commentsToShow":3,"displayAvatar":false,"displayExcerpt":false} /--></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":2,"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e('What we write about', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:categories {"showOnlyTopLevel":true} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
