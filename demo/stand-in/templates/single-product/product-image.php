<?php
/** Product gallery. All images are visible without JavaScript. */

$image = (int) $GLOBALS['product']->get_image_id();
$placeholder = wc_placeholder_img('woocommerce_single', ['alt' => 'Awaiting product image']);
$html = $image > 0
    ? wc_get_gallery_image_html($image, true)
    : "<div class=\"woocommerce-product-gallery__image--placeholder\">{$placeholder}</div>";
?>
<div
    class="woocommerce-product-gallery woocommerce-product-gallery--<?= $image > 0 ? 'with' : 'without' ?>-images woocommerce-product-gallery--columns-4 images"
    data-columns="4">
	<div class="woocommerce-product-gallery__wrapper">
		<?= apply_filters('woocommerce_single_product_image_thumbnail_html', $html, $image) ?>
		<?php do_action('woocommerce_product_thumbnails') ?>
	</div>
</div>
