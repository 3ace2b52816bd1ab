<ul class="woocommerce-error" role="alert">
	<?php foreach ($notices as $one) : ?>
		<li<?= wc_get_notice_data_attr($one) ?>><?= wc_kses_notice($one['notice']) ?></li>
	<?php endforeach ?>
</ul>
