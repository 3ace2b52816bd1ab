<?php
/**
 * Error notices as a list. It differs from WooCommerce's template in one way: the list is inside the alert. A list with
 * role="alert" loses its list semantics in screen readers.
 *
 * @version 8.6.0
 *
 * @var list<array{notice: string, data?: array<string, string>}> $notices
 */

defined('ABSPATH') || exit;

if (!$notices) {
    return;
}
/** This filter is documented in WooCommerce's src/Blocks/Domain/Services/Notices.php */
$stallkeeper_block = WC()->plugin_path() . '/templates/block-notices/error.php';
if (apply_filters('woocommerce_use_block_notices_in_classic_theme', false) && is_file($stallkeeper_block)) {
    // The shop uses the notices of WooCommerce's blocks, and all kinds of notices look alike.
    wp_enqueue_style('wc-blocks-style');
    include $stallkeeper_block;

    return;
}
?>
<div class="woocommerce-error" role="alert">
	<ul class="woocommerce-error__list">
		<?php foreach ($notices as $stallkeeper_notice) { ?>
			<?php // WooCommerce's functions escape. ?>
			<li<?php echo wc_get_notice_data_attr($stallkeeper_notice); ?>
				><?php echo wc_kses_notice($stallkeeper_notice['notice']); ?></li>
		<?php } ?>
	</ul>
</div>
