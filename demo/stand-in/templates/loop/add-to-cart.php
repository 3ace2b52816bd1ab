<?php
/** Add to cart link. The URL works without JavaScript; scripts use the data attributes. */

$product = $GLOBALS['product'];
$link = sprintf(
    '<a href="%s" data-quantity="%s" class="%s" %s>%s</a>',
    esc_url($product->add_to_cart_url()),
    esc_attr((string) $quantity),
    esc_attr($class),
    wc_implode_html_attributes($attributes),
    esc_html($product->add_to_cart_text()),
);
echo apply_filters('woocommerce_loop_add_to_cart_link', $link, $product, compact('attributes', 'class', 'quantity'));
