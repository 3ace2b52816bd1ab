<?php
/**
 * Title: Picture beside text
 * Slug: stallkeeper/media-text
 * Description: A picture with a heading, a text and a button beside it. On phones the text is below the picture.
 * Categories: stallkeeper, about
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;
?>
<!-- wp:media-text {"align":"wide","mediaType":"image","className":"front-section"} -->
<div class="wp-block-media-text alignwide is-stacked-on-mobile front-section"><figure
	class="wp-block-media-text__media"><img
	src="<?php echo esc_url(get_theme_file_uri('assets/patterns/bowl.svg')); ?>" alt=""/></figure><div class="wp-block-media-text__content"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Made where you can visit it', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e('We know each workshop by its door. Most of them are less than a day away.', 'stallkeeper'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"
	href="<?php echo esc_url(home_url('/')); ?>"><?php esc_html_e('Meet the makers', 'stallkeeper'); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:media-text -->
<?php
