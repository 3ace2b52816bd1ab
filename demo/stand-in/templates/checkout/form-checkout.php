<?php
/** Checkout form. The stand-in has no shipping address. */

$checkout = WC()->checkout();
$printFields = static function (string $section) use ($checkout): void {
    foreach ($checkout->get_checkout_fields($section) as $key => $field) {
        echo Stallkeeper\Demo\StandIn\FormField::html($key, $field, (string) $checkout->get_value($key));
    }
};
do_action('woocommerce_before_checkout_form', $checkout);
?>
<form name="checkout" method="post" class="checkout woocommerce-checkout"
    action="<?= esc_url(wc_get_checkout_url()) ?>" enctype="multipart/form-data" aria-label="Checkout">
	<div class="col2-set" id="customer_details">
		<div class="col-1">
			<div class="woocommerce-billing-fields">
				<h3>Billing details</h3>
				<div class="woocommerce-billing-fields__field-wrapper"><?php $printFields('billing') ?></div>
			</div>
		</div>
		<div class="col-2">
			<div class="woocommerce-additional-fields">
				<h3>Additional information</h3>
				<div class="woocommerce-additional-fields__field-wrapper"><?php $printFields('order') ?></div>
			</div>
		</div>
	</div>
	<?php do_action('woocommerce_checkout_after_customer_details') ?>
	<h3 id="order_review_heading">Your order</h3>
	<div id="order_review" class="woocommerce-checkout-review-order">
		<?php wc_get_template('checkout/review-order.php') ?>
		<?php wc_get_template('checkout/payment.php') ?>
	</div>
</form>
