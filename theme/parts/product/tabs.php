<?php
/**
 * Links to the sections of a product. hydrate/product/tabs.ts turns them into tabs.
 *
 * @var array{titles: array<string, string>} $args HTML by key of the tab
 */

defined('ABSPATH') || exit;
?>
<ul class="product-tabs" data-part="product-tabs" role="list">
	<?php foreach ($args['titles'] as $stallkeeper_key => $stallkeeper_title) { ?>
	<li id="tab-title-<?php echo esc_attr($stallkeeper_key); ?>"
		class="<?php echo esc_attr($stallkeeper_key); ?>_tab"><a
		href="#tab-<?php echo esc_attr($stallkeeper_key); ?>"><?php echo wp_kses_post($stallkeeper_title); ?></a></li>
	<?php } ?>
</ul>
