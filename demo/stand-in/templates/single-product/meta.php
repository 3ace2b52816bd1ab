<?php
/** SKU, categories and tags of a product. */

$product = $GLOBALS['product'];
?>
<div class="product_meta">
	<?php do_action('woocommerce_product_meta_start'); ?>
	<?php if (wc_product_sku_enabled() && '' !== $product->get_sku()) : ?>
		<span class="sku_wrapper"><?php esc_html_e('SKU:', 'stallkeeper-stand-in'); ?> <span class="sku"><?php echo esc_html($product->get_sku()); ?></span></span>
	<?php endif; ?>
	<?php
    echo wc_get_product_category_list($product->get_id(), ', ', '<span class="posted_in">' . esc_html(_n('Category:', 'Categories:', count($product->get_category_ids()), 'stallkeeper-stand-in')) . ' ', '</span>');
echo wc_get_product_tag_list($product->get_id(), ', ', '<span class="tagged_as">' . esc_html(_n('Tag:', 'Tags:', count($product->get_tag_ids()), 'stallkeeper-stand-in')) . ' ', '</span>');
do_action('woocommerce_product_meta_end');
?>
</div>
