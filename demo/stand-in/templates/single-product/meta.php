<?php
/** SKU, categories and tags of a product. */

$product = $GLOBALS['product'];
$heading = count($product->get_category_ids()) === 1 ? 'Category: ' : 'Categories: ';
?>
<div class="product_meta">
	<?php if ($product->get_sku() !== '') : ?>
		<span class="sku_wrapper">SKU: <span class="sku"><?= esc_html($product->get_sku()) ?></span></span>
	<?php endif ?>
	<?php the_terms($product->get_id(), 'product_cat', "<span class=\"posted_in\">{$heading}", ', ', '</span>') ?>
	<?php the_terms($product->get_id(), 'product_tag', '<span class="tagged_as">Tags: ', ', ', '</span>') ?>
</div>
