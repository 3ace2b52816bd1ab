<?php
/**
 * The page Appearance > Stallkeeper.
 *
 * @var array{
 *     steps: list<\Stallkeeper\Theme\Welcome\ChecklistStep>,
 *     links: array<string, string>,  URL => text
 * } $args
 */

defined('ABSPATH') || exit;

$steps = $args['steps'];
$done = count(array_filter($steps, static fn($step): bool => $step->isDone));
?>
<div class="wrap">
	<h1><?php esc_html_e('Welcome to Stallkeeper', 'stallkeeper'); ?></h1>
	<p>
		<?php
		/* translators: 1: number of finished steps, 2: number of all steps */
		$text = _n('%1$s of %2$s step is done.', '%1$s of %2$s steps are done.', count($steps), 'stallkeeper');
		echo esc_html(sprintf($text, number_format_i18n($done), number_format_i18n(count($steps))));
		?>
		<?php esc_html_e('The list reads from your site what is done. Nothing here is required.', 'stallkeeper'); ?>
	</p>
	<ol class="card" style="max-inline-size: 48rem; margin-inline: 0; padding-inline-start: 3rem">
		<?php foreach ($steps as $step) { ?>
			<li style="margin-block: 1.25rem">
				<h2 style="margin: 0; font-size: 1.1em">
					<span class="dashicons dashicons-<?php echo $step->isDone ? 'yes-alt' : 'marker'; ?>" aria-hidden="true"></span>
					<?php echo esc_html($step->title); ?>
					<?php if ($step->isDone) { ?>
						<small><?php esc_html_e('(done)', 'stallkeeper'); ?></small>
					<?php } ?>
				</h2>
				<p style="margin-block: 0.25rem 0.5rem"><?php echo esc_html($step->text); ?></p>
				<a class="button" href="<?php echo esc_url($step->url); ?>"><?php echo esc_html($step->action); ?></a>
			</li>
		<?php } ?>
	</ol>
	<h2><?php esc_html_e('More for your shop', 'stallkeeper'); ?></h2>
	<ul class="ul-disc">
		<?php foreach ($args['links'] as $url => $text) { ?>
			<li><a href="<?php echo esc_url($url); ?>"><?php echo esc_html($text); ?></a></li>
		<?php } ?>
	</ul>
</div>
<?php
