<?php
/**
 * A line of the cart beside the page.
 *
 * @var array{key: string, item: array<array-key, mixed>, class: string, name: string, url: string, image: string, data:
 *     string, price: string, subtotal: string, quantity: string, remove: string, label: string, isAdded: bool} $args
 *     name, image, data, price, subtotal and quantity: HTML; see DrawerLines
 */

defined('ABSPATH') || exit;
?>
<li
	class="cart-drawer__line <?php echo esc_attr($args['class']); ?>"
	<?php echo $args['isAdded'] ? 'data-added' : ''; ?>
>
	<span class="cart-drawer__image"><?php echo $args['image']; // Escaped by WooCommerce. ?></span>
	<a
		role="button"
		class="remove cart-drawer__remove"
		href="<?php echo esc_url($args['remove']); ?>"
		aria-label="<?php echo esc_attr($args['label']); ?>"
		>×</a>
	<div class="cart-drawer__name">
		<?php if ($args['url'] === '') { ?>
			<?php echo wp_kses_post($args['name']); ?>
		<?php } else { ?>
			<a href="<?php echo esc_url($args['url']); ?>"><?php echo wp_kses_post($args['name']); ?></a>
		<?php } ?>
		<?php if ($args['isAdded']) { ?>
			<span class="cart-drawer__mark"><?php esc_html_e('Just added', 'stallkeeper'); ?></span>
		<?php } ?>
		<?php
		do_action('woocommerce_after_cart_item_name', $args['item'], $args['key']);
		echo $args['data']; // Escaped by WooCommerce.
		?>
	</div>
	<span class="cart-drawer__price"><?php echo wp_kses_post($args['price']); ?></span>
	<div class="cart-drawer__quantity"><?php echo $args['quantity']; // Escaped by WooCommerce. ?></div>
	<strong class="cart-drawer__sum"><?php echo wp_kses_post($args['subtotal']); ?></strong>
</li>
<?php
