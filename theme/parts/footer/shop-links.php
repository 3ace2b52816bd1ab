<?php
/**
 * Links to the pages of the shop, in a footer without widgets and menu.
 *
 * @var array{columns: array<string, array<string, string>>} $args title => [URL => text]
 */

defined('ABSPATH') || exit;
?>
<nav class="column-nav" aria-label="<?php esc_attr_e('Footer', 'stallkeeper'); ?>">
	<?php foreach ($args['columns'] as $title => $links) { ?>
	<div class="column-nav__column">
		<h2 class="column-nav__title"><?php echo esc_html($title); ?></h2>
		<ul class="menu">
			<?php foreach ($links as $url => $text) { ?>
				<li><a class="menu__link" href="<?php echo esc_url($url); ?>"><?php echo esc_html($text); ?></a></li>
			<?php } ?>
		</ul>
	</div>
	<?php } ?>
</nav>
