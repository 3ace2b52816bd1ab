<?php
/**
 * Controls of a product gallery and the dialog that enlarges its images. They are printed hidden: without JavaScript,
 * the list of images scrolls and each image links to its full size.
 *
 * The script finds its elements by data-part.
 *
 * @var array{count: int, style: string} $args count: number of images and videos; style: URL of the dialog's stylesheet
 */

defined('ABSPATH') || exit;

$stallkeeper_count = (int) ($args['count'] ?? 0);
/* translators: 1: number of the visible image, 2: number of all images of the product */
$stallkeeper_position = __('%1$s of %2$s', 'stallkeeper');
$stallkeeper_icon = static function (string $path): void {
    printf(
        '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false"><path d="%s" ' .
            'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
        esc_attr($path),
    );
};
$stallkeeper_button = static function (string $part, string $label, string $path) use ($stallkeeper_icon): void {
    printf(
        '<button type="button" class="picture-tool picture-tool--%1$s" data-part="%1$s" aria-label="%2$s">',
        esc_attr($part),
        esc_attr($label),
    );
    $stallkeeper_icon($path);
    echo '</button>';
};
?>
<div class="gallery-tools" data-part="gallery-tools" hidden
	data-position="<?php echo esc_attr($stallkeeper_position); ?>">
	<?php
    $stallkeeper_button(
        'enlarge',
        __('Enlarge image', 'stallkeeper'),
        'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20M10.5 8v5M8 10.5h5',
    );
    if ($stallkeeper_count > 1) {

        $stallkeeper_button('previous', __('Previous image', 'stallkeeper'), 'M15 5l-7 7 7 7');
        ?>
	<p class="picture-count" data-part="count" aria-live="polite" aria-atomic="true"></p>
		<?php $stallkeeper_button('next', __('Next image', 'stallkeeper'), 'M9 5l7 7-7 7');
    }
    ?>
</div>
<dialog class="lightbox" data-part="lightbox" aria-label="<?php esc_attr_e('Product images', 'stallkeeper'); ?>"
	data-position="<?php echo esc_attr($stallkeeper_position); ?>"
	data-style="<?php echo esc_url($args['style'] ?? ''); ?>">
	<div class="lightbox__bar">
		<p class="picture-count" data-part="count" aria-live="polite" aria-atomic="true"></p>
		<?php
        $stallkeeper_button('zoom-out', __('Zoom out', 'stallkeeper'), 'M5 12h14');
        $stallkeeper_button('zoom-in', __('Zoom in', 'stallkeeper'), 'M5 12h14M12 5v14');
        $stallkeeper_button('close', __('Close', 'stallkeeper'), 'M6 6l12 12M18 6 6 18');
        ?>
	</div>
	<ul class="lightbox__strip" role="list" data-part="strip" tabindex="0"></ul>
	<?php
    $stallkeeper_button('previous', __('Previous image', 'stallkeeper'), 'M15 5l-7 7 7 7');
    $stallkeeper_button('next', __('Next image', 'stallkeeper'), 'M9 5l7 7-7 7');
    ?>
</dialog>
