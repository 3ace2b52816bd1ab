<?php
/** What it costs. */
defined('ABSPATH') || exit;
?>
<p class="<?php echo esc_attr(apply_filters('woocommerce_product_price_class', 'price')); ?>"><?php echo $GLOBALS['product']->get_price_html(); ?></p>
