<?php
/**
 * The site title and tagline, or the custom logo. The site title is not a heading, because the title of each page is
 * its h1.
 */

defined('ABSPATH') || exit;

$name = get_bloginfo('name', 'display');
$tagline = get_bloginfo('description', 'display');
?>
<div class="branding">
	<?php if (has_custom_logo()) { ?>
		<?php the_custom_logo(); ?>
	<?php } else { ?>
		<p class="branding__name"><a href="<?php echo esc_url(home_url('/')); ?>"
			rel="home"<?php echo is_front_page() && !is_paged() ? ' aria-current="page"' : ''; ?>
			><?php echo esc_html($name); ?></a></p>
	<?php } ?>
	<?php if ($tagline !== '' && !is_front_page()) { ?>
		<p class="branding__tagline"><?php echo esc_html($tagline); ?></p>
	<?php } ?>
</div>
