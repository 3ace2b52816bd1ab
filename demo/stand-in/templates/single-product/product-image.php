<?php
/** Product gallery. All images are visible without JavaScript. */

$product = $GLOBALS['product'];
$image = (int) $product->get_image_id();
$columns = (int) apply_filters('woocommerce_product_thumbnails_columns', 4);
$classes = apply_filters('woocommerce_single_product_image_gallery_classes', [
    'woocommerce-product-gallery',
    'woocommerce-product-gallery--' . ($image > 0 ? 'with-images' : 'without-images'),
    "woocommerce-product-gallery--columns-{$columns}",
    'images',
]);
$html = $image > 0
    ? wc_get_gallery_image_html($image, true)
    : '<div class="woocommerce-product-gallery__image--placeholder">' . wc_placeholder_img('woocommerce_single', ['alt' => __('Awaiting product image', 'stallkeeper-stand-in')]) . '</div>';
?>
<div class="<?php echo esc_attr(implode(' ', $classes)); ?>" data-columns="<?php echo esc_attr((string) $columns); ?>">
	<div class="woocommerce-product-gallery__wrapper">
		<?php
        echo apply_filters('woocommerce_single_product_image_thumbnail_html', $html, $image);
do_action('woocommerce_product_thumbnails');
?>
	</div>
</div>
