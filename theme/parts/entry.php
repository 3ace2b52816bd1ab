<?php
/** A single post, page or attachment: title, metadata, image, content and tags. */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\DisplayOptions;
use Stallkeeper\Theme\EntryMeta;

$isPost = get_post_type() === 'post';
?>
<article <?php post_class('entry'); ?>>
	<header class="entry__head">
		<?php if ($isPost) { ?>
			<?php stallkeeper_theme(EntryMeta::class)->printCategories(); ?>
		<?php } ?>
		<?php the_title('<h1 class="entry__title entry-title">', '</h1>'); ?>
		<?php if ($isPost) { ?>
			<p class="entry__meta"><?php stallkeeper_theme(EntryMeta::class)->printFormat(); ?> <?php stallkeeper_theme(EntryMeta::class)->printDate(); ?> <?php stallkeeper_theme(EntryMeta::class)->printAuthor(); ?></p>
		<?php } ?>
	</header>
	<?php if (has_post_thumbnail() && !post_password_required() && stallkeeper_theme(DisplayOptions::class)->isOn(DisplayOptions::POST_PICTURE)) { ?>
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
            'before' => '<nav class="page-links" aria-label="' . esc_attr__('Pages of this post', 'stallkeeper') . '"><span class="page-links__label">' . esc_html__('Page', 'stallkeeper') . '</span>',
            'after' => '</nav>',
        ]);
        ?>
	</div>
	<?php if ($isPost) { ?>
		<footer class="entry__foot"><?php stallkeeper_theme(EntryMeta::class)->printTags(); ?></footer>
	<?php } ?>
</article>
<?php
