<?php
/**
 * The head of a page that lists posts: its h1 and, where there is one, the sentence under it.
 *
 * @var array{title: string, text?: string} $args title: HTML, of which a few elements are allowed; text: HTML as WordPress's
 *     filters leave it, search widgets included (descriptions are cleaned when they are saved)
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
