<?php
/**
 * Products all at once.
 *
 * @var array{tiles: list<string>, label: string} $args tiles: finished HTML of each; label: what they are, plain text
 */

defined('ABSPATH') || exit;
?>
<ul class="product-tiles" aria-label="<?php echo esc_attr($args['label']); ?>">
	<?php foreach ($args['tiles'] as $tile) { ?>
		<li><?php echo $tile; // Finished and escaped by parts/front/product.php. ?></li>
	<?php } ?>
</ul>
<?php
