<?php
/** A single post, page or attachment: title, metadata, image, content and tags. */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Content\EntryMeta;

$isPost = get_post_type() === 'post';
$hasPicture =
    has_post_thumbnail() &&
    !post_password_required() &&
    stallkeeper_theme(DisplayOptions::class)->isOn(DisplayOptions::POST_PICTURE);
?>
<article <?php post_class('entry'); ?>>
	<header class="entry__head">
		<?php if ($isPost) { ?>
			<?php stallkeeper_theme(EntryMeta::class)->printCategories(); ?>
		<?php } ?>
		<?php the_title('<h1 class="entry__title entry-title">', '</h1>'); ?>
		<?php if ($isPost) { ?>
			<p class="entry__meta"><?php
				$meta = stallkeeper_theme(EntryMeta::class);
				$meta->printFormat();
				echo ' ';
				$meta->printDate();
				echo ' ';
				$meta->printAuthor();
			?></p>
		<?php } ?>
	</header>
	<?php if ($hasPicture) { ?>
		<figure class="entry__picture">
			<?php the_post_thumbnail('large', ['loading' => 'eager', 'sizes' => '(min-width: 68rem) 64rem, 100vw']); ?>
			<?php if (get_the_post_thumbnail_caption() !== '') { ?>
				<figcaption><?php the_post_thumbnail_caption(); ?></figcaption>
			<?php } ?>
		</figure>
	<?php } ?>
	<div class="entry-content">
		<?php the_content(); ?>
		<?php
		wp_link_pages([
			'before' => sprintf(
				'<nav class="page-links" aria-label="%s"><span class="page-links__label">%s</span>',
				esc_attr__('Pages of this post', 'stallkeeper'),
				esc_html__('Page', 'stallkeeper'),
			),
			'after' => '</nav>',
		]);
		?>
	</div>
	<?php if ($isPost) { ?>
		<footer class="entry__foot"><?php stallkeeper_theme(EntryMeta::class)->printTags(); ?></footer>
	<?php } ?>
</article>
<?php
