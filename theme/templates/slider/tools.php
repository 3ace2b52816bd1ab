<?php
/**
 * The controls of a slider: pause button, previous and next, a dot for each page of slides, and a counter for sliders
 * with too many pages for dots. They are printed hidden, because without JavaScript the list is scrolled.
 *
 * The script finds its elements by data-part: tools, pause, previous, dots, count, next. The pause button must come
 * first.
 */

defined('ABSPATH') || exit;
?>
<div class="slider__tools" data-part="tools" hidden>
	<button type="button" class="slider__tool slider__pause" data-part="pause" hidden
		data-stop="<?php esc_attr_e('Pause slideshow', 'stallkeeper'); ?>"
		data-start="<?php esc_attr_e('Play slideshow', 'stallkeeper'); ?>"
		aria-label="<?php esc_attr_e('Pause slideshow', 'stallkeeper'); ?>"
		><svg class="slider__stops" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"
		><path d="M8 5v14M16 5v14" fill="none" stroke="currentColor" stroke-width="4"/></svg
		><svg class="slider__starts" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"
		><path d="M7 4l13 8-13 8z" fill="currentColor"/></svg></button>
	<button type="button" class="slider__tool slider__previous" data-part="previous"
		aria-label="<?php esc_attr_e('Previous slide', 'stallkeeper'); ?>"
		><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"
		><path d="M15 4l-8 8 8 8" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"
			stroke-linejoin="round"/></svg></button>
	<div class="slider__dots" role="group" aria-label="<?php esc_attr_e('Choose a slide', 'stallkeeper'); ?>"
		data-part="dots" hidden></div>
	<span class="slider__count" data-part="count" aria-hidden="true"></span>
	<button type="button" class="slider__tool slider__next" data-part="next"
		aria-label="<?php esc_attr_e('Next slide', 'stallkeeper'); ?>"
		><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"
		><path d="M9 4l8 8-8 8" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"
			stroke-linejoin="round"/></svg></button>
</div>
