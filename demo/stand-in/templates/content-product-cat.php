<?php
/** One category of a list. */
defined('ABSPATH') || exit;
?>
<li <?php wc_product_cat_class('', $category); ?>>
	<?php
    foreach (['before_subcategory', 'before_subcategory_title', 'shop_loop_subcategory_title', 'after_subcategory_title', 'after_subcategory'] as $place) {
        do_action("woocommerce_{$place}", $category);
    }
?>
</li>
