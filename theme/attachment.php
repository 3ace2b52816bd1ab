<?php
/** An attachment page: an image in full width with its caption, other files with WordPress's player or link. */

defined('ABSPATH') || exit;

get_header();
?>
<main id="main" class="main" tabindex="-1">
	<?php while (have_posts()) { ?>
		<?php the_post(); ?>
		<?php $parent = wp_get_post_parent_id(get_the_ID()); ?>
		<article <?php post_class('entry'); ?>>
			<header class="entry__head">
				<?php the_title('<h1 class="entry__title entry-title">', '</h1>'); ?>
				<?php if ($parent > 0) { ?>
					<p class="entry__meta"><?php
						printf(
							/* translators: %s: title of the post that the picture belongs to, a link */
							esc_html__('From %s', 'stallkeeper'),
							sprintf(
								'<a href="%s">%s</a>',
								esc_url((string) get_permalink($parent)),
								wp_kses_post(get_the_title($parent)),
							),
						);
					?></p>
				<?php } ?>
			</header>
			<?php if (wp_attachment_is_image()) { ?>
				<?php remove_filter('the_content', 'prepend_attachment'); ?>
				<figure class="entry__picture">
					<?php echo wp_get_attachment_image(get_the_ID(), 'large', false, ['loading' => 'eager']); ?>
					<?php if (has_excerpt()) { ?>
						<figcaption><?php echo wp_kses_post(get_the_excerpt()); ?></figcaption>
					<?php } ?>
				</figure>
			<?php } ?>
			<div class="entry-content"><?php the_content(); ?></div>
		</article>
		<?php comments_template(); ?>
	<?php } ?>
</main>
<?php
get_footer();
