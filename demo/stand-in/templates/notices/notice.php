<?php foreach ($notices as $one) : ?>
	<div class="woocommerce-info"<?= wc_get_notice_data_attr($one) ?>
    role="status"><?= wc_kses_notice($one['notice']) ?></div>
<?php endforeach ?>
