<?php
/** Privacy policy and terms and conditions. */

if (!apply_filters('woocommerce_checkout_show_terms', true)) {
    return;
}
do_action('woocommerce_checkout_before_terms_and_conditions');
?>
<div class="woocommerce-terms-and-conditions-wrapper">
	<?php do_action('woocommerce_checkout_terms_and_conditions'); ?>
	<?php if (wc_terms_and_conditions_checkbox_enabled()) : ?>
		<p class="form-row validate-required">
			<label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox">
				<input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms"<?php checked(apply_filters('woocommerce_terms_is_checked_default', isset($_POST['terms']))); ?>>
				<span class="woocommerce-terms-and-conditions-checkbox-text"><?php wc_terms_and_conditions_checkbox_text(); ?></span>&nbsp;<span class="required" aria-hidden="true">*</span>
			</label>
			<input type="hidden" name="terms-field" value="1">
		</p>
	<?php endif; ?>
</div>
<?php
do_action('woocommerce_checkout_after_terms_and_conditions');
