<?php
/** Product tabs. Without JavaScript, all panels are visible and the tabs are links to them. */

$tabs = apply_filters('woocommerce_product_tabs', []);
if ($tabs === []) {
    return;
}
?>
<div class="woocommerce-tabs wc-tabs-wrapper">
	<ul class="tabs wc-tabs" role="tablist">
		<?php foreach ($tabs as $key => $tab) : ?>
			<li role="presentation" class="<?= esc_attr($key) ?>_tab" id="tab-title-<?= esc_attr($key) ?>">
				<a href="#tab-<?= esc_attr($key) ?>" role="tab"
				    aria-controls="tab-<?= esc_attr($key) ?>"><?= wp_kses_post($tab['title']) ?></a>
			</li>
		<?php endforeach ?>
	</ul>
	<?php foreach ($tabs as $key => $tab) : ?>
		<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--<?= esc_attr($key) ?> panel entry-content wc-tab"
		    id="tab-<?= esc_attr($key) ?>" role="tabpanel" aria-labelledby="tab-title-<?= esc_attr($key) ?>">
			<?php call_user_func($tab['callback'], $key, $tab) ?>
		</div>
	<?php endforeach ?>
</div>
