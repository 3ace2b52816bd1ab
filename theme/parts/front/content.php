<?php
/**
 * The static front page. If it is the first section, it prints the h1 of the front page.
 *
 * @var array{isFirst?: bool} $args
 */

defined('ABSPATH') || exit;

if (get_option('show_on_front') !== 'page') {
    return;
}
$isFirst = $args['isFirst'] ?? true;

while (have_posts()) {
    the_post();
    if (!$isFirst && trim((string) get_the_content()) === '' && !has_post_thumbnail()) {
        continue;
    }
    ?>
	<article <?php post_class($isFirst ? 'front' : 'front front--later front-section'); ?>>
		<?php if ($isFirst) { ?>
			<header class="front__head">
				<?php get_template_part('parts/front/title'); ?>
			</header>
		<?php } ?>
		<?php if (has_post_thumbnail() && !post_password_required()) { ?>
			<div class="front__picture">
				<?php the_post_thumbnail(
					'large',
					['sizes' => '(min-width: 62rem) 36rem, 100vw']
						+ ($isFirst ? ['loading' => 'eager', 'fetchpriority' => 'high'] : ['loading' => 'lazy']),
				); ?>
			</div>
		<?php } ?>
		<div class="entry-content"><?php the_content(); ?></div>
	</article>
	<?php
}
