<?php
/**
 * A slider: a named region with a list that can be scrolled. The script moves the same list and shows the controls in
 * place of the hint, so that no height changes.
 *
 * The controls are before the slides, because the pause button must come first in the focus order. slider.css shows
 * them below. The script finds its elements by data-part: list, slide, hint, status and those of slider/tools.php.
 *
 * @var array{slider: array{
 *     id: string,
 *     label: string,
 *     classes: string,
 *     effect: string,          'fade' or 'slide'
 *     slideshowSpeed: int,     milliseconds
 *     animationSpeed: int,     milliseconds
 *     autoplay: bool,          whether the slides change automatically
 *     hasDots: bool,
 *     isListFocusable: bool,   whether the list needs a tabindex, because no slide can be focused
 *     hint: string,            shown without JavaScript
 *     style: string,           custom properties for slider.css
 *     slides: list<array{label: string, html: string}>,   html: finished HTML from template parts or post content
 * }} $args
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;

$slider = $args['slider'];
/* translators: %1$s: number of the visible slide, %3$s: number of slides */
$status_one = __('Slide %1$s of %3$s', 'stallkeeper');
/* translators: %1$s and %2$s: numbers of the first and the last visible slide, %3$s: number of slides */
$status_many = __('Slides %1$s to %2$s of %3$s', 'stallkeeper');
?>
<section data-part="slider" aria-roledescription="<?php esc_attr_e('carousel', 'stallkeeper'); ?>"
	style="<?php echo esc_attr($slider['style']); ?>"
	data-status-one="<?php echo esc_attr($status_one); ?>" data-status-many="<?php echo esc_attr($status_many); ?>"
	id="<?php echo esc_attr($slider['id']); ?>" class="<?php echo esc_attr($slider['classes']); ?>"
	aria-label="<?php echo esc_attr($slider['label']); ?>"
	data-animation-effect="<?php echo esc_attr($slider['effect']); ?>"
	data-slideshow-speed="<?php echo (int) $slider['slideshowSpeed']; ?>"
	data-animation-speed="<?php echo (int) $slider['animationSpeed']; ?>"
	data-autoplay="<?php echo $slider['autoplay'] ? 'true' : 'false'; ?>"
	data-dots="<?php echo $slider['hasDots'] ? 'true' : 'false'; ?>">
	<div class="slider__bar">
		<p class="slider__hint" data-part="hint"><?php echo esc_html($slider['hint']); ?></p>
		<?php $templates->print('slider/tools'); ?>
	</div>
	<ul class="slider__list" role="list" data-part="list"<?php echo $slider['isListFocusable'] ? ' tabindex="0"' : ''; ?>>
		<?php foreach ($slider['slides'] as $slide) { ?>
		<li class="slider__slide" data-part="slide">
			<?php // Finished HTML: not escaped again. ?>
			<div class="slider__frame" role="group" aria-roledescription="<?php esc_attr_e('slide', 'stallkeeper'); ?>"
				aria-label="<?php echo esc_attr($slide['label']); ?>"><?php echo $slide['html']; ?></div>
		</li>
		<?php } ?>
	</ul>
	<p class="screen-reader-text" data-part="status" aria-live="off" aria-atomic="true"></p>
</section>
