<?php
/** Additional images of the product gallery. */

$product = $GLOBALS['product'];
foreach ('' !== $product->get_image_id() ? $product->get_gallery_image_ids() : [] as $index => $image) {
    echo apply_filters('woocommerce_single_product_image_thumbnail_html', wc_get_gallery_image_html($image, false, $index), $image);
}
