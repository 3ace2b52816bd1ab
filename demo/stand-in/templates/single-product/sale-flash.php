<?php

declare(strict_types=1);
/** The mark of a lower price. */
defined('ABSPATH') || exit;

if ($GLOBALS['product']->is_on_sale()) {
    echo apply_filters('woocommerce_sale_flash', '<span class="onsale">' . esc_html__('Sale!', 'stallkeeper-stand-in') . '</span>', get_post(), $GLOBALS['product']);
}
