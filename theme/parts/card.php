<?php
/**
 * A post in a list. The link of the title covers the whole card (content/card.css), so that the card is one tab stop.
 *
 * @var array{heading?: string} $args heading: 'h2' (default) or 'h3'
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Content\EntryMeta;

$heading = ($args['heading'] ?? 'h2') === 'h3' ? 'h3' : 'h2';
?>
<li <?php post_class('card'); ?>>
	<article class="card__inner">
		<?php if (has_post_thumbnail() && !post_password_required()) { ?>
			<div class="card__picture"><?php the_post_thumbnail('stallkeeper-card', [
				'alt' => '',
				'sizes' => '(min-width: 48rem) 22rem, (min-width: 36rem) 92vw, 15rem',
			]); ?></div>
		<?php } ?>
		<div class="card__text">
			<?php the_title(
				sprintf('<%s class="card__title"><a href="%s">', $heading, esc_url(get_permalink())),
				"</a></{$heading}>",
			); ?>
			<p class="card__meta"><?php
				stallkeeper_theme(EntryMeta::class)->printSticky();
				stallkeeper_theme(EntryMeta::class)->printDate();
			?></p>
			<?php if (stallkeeper_theme(DisplayOptions::class)->isOn(DisplayOptions::LIST_EXCERPT)) { ?>
				<div class="card__excerpt"><?php the_excerpt(); ?></div>
			<?php } ?>
		</div>
	</article>
</li>
