<?php
/** Error notices. */
?>
<ul class="woocommerce-error" role="alert">
	<?php foreach ($notices as $one) : ?>
		<li<?php echo wc_get_notice_data_attr($one); ?>><?php echo wc_kses_notice($one['notice']); ?></li>
	<?php endforeach; ?>
</ul>
