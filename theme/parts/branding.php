<?php
/**
 * The shop's name: its logo where the owner has given one, and the line under it.
 * Never a heading: each page's own title is its h1.
 */

defined('ABSPATH') || exit;

$name = get_bloginfo('name', 'display');
$tagline = get_bloginfo('description', 'display');
?>
<div class="branding">
	<?php if (has_custom_logo()) { ?>
		<?php the_custom_logo(); ?>
	<?php } else { ?>
		<p class="branding__name"><a href="<?php echo esc_url(home_url('/')); ?>" rel="home"<?php echo is_front_page() && !is_paged() ? ' aria-current="page"' : ''; ?>><?php echo esc_html($name); ?></a></p>
	<?php } ?>
	<?php if ($tagline !== '' && !is_front_page()) { ?>
		<p class="branding__tagline"><?php echo esc_html($tagline); ?></p>
	<?php } ?>
</div>
