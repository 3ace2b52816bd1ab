<?php
/**
 * The heading of a front page section, and the text below it.
 *
 * @var array{id: string, title: string, text?: string} $args plain text; nothing is printed without a title
 */

defined('ABSPATH') || exit;

if ($args['title'] === '') {
    return;
}
?>
<div class="front-section__head">
	<h2 id="<?php echo esc_attr($args['id']); ?>" class="front-section__title"><?php echo esc_html($args['title']); ?></h2>
	<?php if (($args['text'] ?? '') !== '') { ?>
		<p class="front-section__text"><?php echo esc_html($args['text'] ?? ''); ?></p>
	<?php } ?>
</div>
<?php
