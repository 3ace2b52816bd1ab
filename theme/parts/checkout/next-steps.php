<?php
/**
 * What a customer can do after an order.
 *
 * @var array{links: non-empty-list<array{title: string, url: string}>} $args the first one is the main one
 */

defined('ABSPATH') || exit;
?>
<nav class="order-next" aria-label="<?php esc_attr_e('What next?', 'stallkeeper'); ?>">
	<?php foreach ($args['links'] as $i => $link) { ?>
		<a class="button<?php echo $i === 0 ? '' : ' button--quiet'; ?>" href="<?php echo esc_url($link['url']); ?>"
			><?php echo esc_html($link['title']); ?></a>
	<?php } ?>
</nav>
