<?php
/**
 * Products as a grid.
 *
 * @var array{tiles: list<string>, label: string} $args tiles: finished HTML of each product; label: name of the list,
 * plain text
 */

defined('ABSPATH') || exit;
?>
<ul class="product-tiles" aria-label="<?php echo esc_attr($args['label']); ?>">
	<?php foreach ($args['tiles'] as $tile) { ?>
		<li><?php echo $tile; // Finished and escaped by parts/front/product.php. ?></li>
	<?php } ?>
</ul>
<?php
