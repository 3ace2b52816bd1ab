<?php
/**
 * Every slider of the shop: a named region with a list that scrolls and snaps by itself. The script moves the same list,
 * shows the tools where the hint stands, and changes no height.
 *
 * Settings: $style counts and margins for slider.css
 * Data:     slider: id, label, classes, effect, slideshowSpeed and animationSpeed in milliseconds, moves, hasDots, tabindex,
 *           hint, slides (slot: where the finished inside of the slide is put, label)
 * Parts:    tools, pause, previous, next, dots, count, hint, list, slide, status (the script finds them by data-part)
 *
 * The tools stand before the slides, as the keyboard must meet the pause button first; the style sheet shows them below.
 *
 * @var string $style
 * @var Closure(string, array<string, mixed>=): void $part
 */
defined('ABSPATH') || exit;
?>
<section data-part="slider" aria-roledescription="<?php esc_attr_e('carousel', 'stallkeeper'); ?>" style="<?php echo esc_attr($style); ?>"
	data-shop-bind--id="slider.id" data-shop-bind--class="slider.classes" data-shop-bind--aria-label="slider.label"
	data-shop-bind--data-animation-effect="slider.effect" data-shop-bind--data-slideshow-speed="slider.slideshowSpeed"
	data-shop-bind--data-animation-speed="slider.animationSpeed" data-shop-bind--data-moves="slider.moves" data-shop-bind--data-dots="slider.hasDots"
	data-status-one="<?php
    /* translators: %1$s: number of the slide that is seen, %3$s: how many slides there are */
    esc_attr_e('Slide %1$s of %3$s', 'stallkeeper'); ?>"
	data-status-many="<?php
    /* translators: %1$s and %2$s: numbers of the first and the last slide that are seen, %3$s: how many slides there are */
    esc_attr_e('Slides %1$s to %2$s of %3$s', 'stallkeeper'); ?>">
	<div class="slider__bar">
		<p class="slider__hint" data-part="hint" data-shop-text="slider.hint"></p>
		<?php $part('slider/tools'); ?>
	</div>
	<ul class="slider__list" role="list" data-part="list" data-shop-bind--tabindex="slider.tabindex">
		<template data-shop-each--slide="slider.slides">
			<li class="slider__slide" data-part="slide"><div class="slider__frame" role="group" aria-roledescription="<?php esc_attr_e('slide', 'stallkeeper'); ?>" data-shop-bind--aria-label="slide.label" data-shop-text="slide.slot"></div></li>
		</template>
	</ul>
	<p class="screen-reader-text" data-part="status" aria-live="off" aria-atomic="true"></p>
</section>
