<?php
/**
 * The header of a page that lists posts: the h1 and an optional text.
 *
 * @var array{title: string, text?: string} $args title: HTML, filtered by wp_kses_post(); text: HTML from WordPress's
 * filters, which may include search widgets (WordPress sanitizes descriptions when they are saved)
 */

defined('ABSPATH') || exit;
?>
<header class="page-head">
	<h1 class="page-head__title"><?php echo wp_kses_post($args['title']); ?></h1>
	<?php if (trim(wp_strip_all_tags($args['text'] ?? '')) !== '') { ?>
		<div class="page-head__text"><?php echo $args['text']; ?></div>
	<?php } ?>
</header>
<?php
