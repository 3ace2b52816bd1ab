<?php
/**
 * The cart beside the page. The script shows it in a dialog.
 *
 * @var array{lines: list<array{key: string, item: array<array-key, mixed>, class: string, name: string, url: string,
 *     image: string, data: string, price: string, subtotal: string, quantity: string, remove: string, label: string,
 *     isAdded: bool}>, isAdded: bool, notices: string, subtotal: string, delivery: string,
 *     suggestions: list<WC_Product>, style: string} $args image, data, price, subtotal, quantity, notices and delivery:
 *     HTML; see DrawerLines
 */

defined('ABSPATH') || exit;

$title = $args['isAdded'] ? __('Added to your cart', 'stallkeeper') : __('Your cart', 'stallkeeper');
?>
<div
	class="cart-drawer__content woocommerce"
	data-part="cart-drawer-content"
	data-style="<?php echo esc_url($args['style']); ?>"
	<?php echo $args['isAdded'] ? 'data-added' : ''; ?>
	<?php /* translators: %s: amount of money */ ?>
	data-updated="<?php esc_attr_e('Cart updated. Subtotal: %s', 'stallkeeper'); ?>"
>
	<div class="cart-drawer__head">
		<h2 class="cart-drawer__title" id="cart-drawer-title" tabindex="-1" autofocus
			><?php echo esc_html($title); ?></h2>
		<button
			type="button"
			class="cart-drawer__close"
			data-part="close"
			aria-label="<?php esc_attr_e('Close', 'stallkeeper'); ?>"
			>×</button>
	</div>
	<div class="cart-drawer__body" tabindex="-1" data-part="cart-drawer-body">
		<div data-part="cart-notices"><?php echo $args['notices']; // Escaped by WooCommerce. ?></div>
		<?php if ($args['lines'] === []) { ?>
			<p><?php esc_html_e('Your cart is empty.', 'stallkeeper'); ?></p>
			<p><a class="button" href="<?php echo esc_url(wc_get_page_permalink('shop')); ?>"
				><?php esc_html_e('Continue shopping', 'stallkeeper'); ?></a></p>
		<?php } else { ?>
			<?php echo $args['delivery']; // Escaped by parts/cart/free-delivery.php. ?>
			<form action="<?php echo esc_url(wc_get_cart_url()); ?>" method="post" data-part="cart-drawer-form">
				<ul class="cart-drawer__lines">
					<?php foreach ($args['lines'] as $line) { ?>
						<?php get_template_part('parts/cart/drawer-line', null, $line); ?>
					<?php } ?>
				</ul>
				<input type="hidden" name="update_cart" value="1" />
				<?php wp_nonce_field('woocommerce-cart', 'woocommerce-cart-nonce', false); ?>
			</form>
			<?php if ($args['suggestions'] !== []) { ?>
				<?php get_template_part('parts/cart/suggestions', null, ['products' => $args['suggestions']]); ?>
			<?php } ?>
		<?php } ?>
	</div>
	<?php if ($args['lines'] !== []) { ?>
		<div class="cart-drawer__foot">
			<p class="cart-drawer__subtotal"
				><span><?php esc_html_e('Subtotal', 'stallkeeper'); ?></span>
				<strong data-part="subtotal"><?php echo wp_kses_post($args['subtotal']); ?></strong></p>
			<a class="button cart-drawer__checkout" href="<?php echo esc_url(wc_get_checkout_url()); ?>"
				><?php esc_html_e('Checkout', 'stallkeeper'); ?></a>
			<a class="cart-drawer__view" href="<?php echo esc_url(wc_get_cart_url()); ?>"
				><?php esc_html_e('View cart', 'stallkeeper'); ?></a>
		</div>
	<?php } ?>
</div>
<?php
