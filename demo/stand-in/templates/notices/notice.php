<?php
/** Information notices. */

foreach ($notices as $one) : ?>
	<div class="woocommerce-info"<?php echo wc_get_notice_data_attr($one); ?> role="status"><?php echo wc_kses_notice($one['notice']); ?></div>
<?php endforeach;
