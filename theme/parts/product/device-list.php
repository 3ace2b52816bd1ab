<?php
/**
 * A list of products that the script fills from the device of the visitor.
 *
 * @var array{name: string, title: string, style: string, attributes: string} $args style: URL of the stylesheet;
 *     attributes: text of the buttons that remove a product, or the product that the script adds; escaped
 */

defined('ABSPATH') || exit;

$id = wp_unique_id('device-list-');
?>
<section class="device-list" data-part="device-list" data-list="<?php echo esc_attr($args['name']); ?>"
	data-style="<?php echo esc_url($args['style']); ?>"
	aria-labelledby="<?php echo esc_attr($id); ?>" hidden <?php echo $args['attributes']; ?>>
	<h2 id="<?php echo esc_attr($id); ?>"><?php echo esc_html($args['title']); ?></h2>
	<ul class="device-list__products"></ul>
</section>
<?php
