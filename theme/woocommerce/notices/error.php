<?php
/**
 * Error notices as a list. It differs from WooCommerce's template: the list is inside the alert, because a list with
 * role="alert" loses its list semantics in screen readers, and messages about fields are links to the fields, and get
 * the focus.
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
$stallkeeper_isForm = array_filter(array_column($notices, 'data')) !== [];
?>
<div class="woocommerce-error" role="alert"<?php echo $stallkeeper_isForm ? ' tabindex="-1" autofocus' : ''; ?>>
	<ul class="woocommerce-error__list">
		<?php foreach ($notices as $stallkeeper_notice) { ?>
			<?php
            // WooCommerce's functions escape. After a request of WooCommerce's script, the script adds the links.
            $stallkeeper_text = wc_kses_notice($stallkeeper_notice['notice']);
            $stallkeeper_field = wp_doing_ajax() ? '' : $stallkeeper_notice['data']['id'] ?? '';
            if ($stallkeeper_field !== '' && !str_contains($stallkeeper_text, '<a')) {
                $stallkeeper_text = sprintf('<a href="#%s">%s</a>', esc_attr($stallkeeper_field), $stallkeeper_text);
            }
		    ?>
			<li<?php echo wc_get_notice_data_attr($stallkeeper_notice); ?>><?php echo $stallkeeper_text; ?></li>
		<?php } ?>
	</ul>
</div>
