<?php
/** Nothing to list. */
defined('ABSPATH') || exit;
?>
<div class="woocommerce-no-products-found">
	<?php wc_print_notice(esc_html__('No products were found matching your selection.', 'stallkeeper-stand-in'), 'notice'); ?>
</div>
