<?php
/**
 * A whole post in a list, up to its “more” tag.
 *
 * @var array{heading?: string} $args heading: 'h2' (default) or 'h3'
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Content\EntryMeta;
use Stallkeeper\Theme\Customizer\DisplayOptions;

$heading = ($args['heading'] ?? 'h2') === 'h3' ? 'h3' : 'h2';
$hasPicture =
    has_post_thumbnail() &&
    !post_password_required() &&
    stallkeeper_theme(DisplayOptions::class)->isOn(DisplayOptions::POST_PICTURE);
?>
<li <?php post_class('full-post'); ?>>
	<article>
		<?php the_title(
			sprintf('<%s class="full-post__title"><a href="%s">', $heading, esc_url(get_permalink())),
			"</a></{$heading}>",
		); ?>
		<p class="entry__meta"><?php
			stallkeeper_theme(EntryMeta::class)->printSticky();
			stallkeeper_theme(EntryMeta::class)->printDate();
		?></p>
		<?php if ($hasPicture) { ?>
			<div class="full-post__picture"><?php the_post_thumbnail('large', [
				'alt' => '',
				'sizes' => '(min-width: 44rem) 41rem, 92vw',
			]); ?></div>
		<?php } ?>
		<div class="full-post__content"><?php the_content(); ?></div>
	</article>
</li>
