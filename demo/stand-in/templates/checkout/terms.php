<?php
/** Privacy policy and terms and conditions. */

$policy = get_the_privacy_policy_link();
$page = wc_terms_and_conditions_page_id() > 0 ? get_post(wc_terms_and_conditions_page_id()) : null;
?>
<div class="woocommerce-terms-and-conditions-wrapper">
	<?php if ($policy !== '') : ?>
		<div class="woocommerce-privacy-policy-text">
			<p>Your personal data will be used to process your order and for other purposes described in our
			    <?= wp_kses_post($policy) ?>.</p>
		</div>
	<?php endif ?>
	<?php if ($page?->post_status === 'publish') : ?>
		<div class="woocommerce-terms-and-conditions" style="display: none; max-height: 200px; overflow: auto;">
			<?= wpautop(wp_kses_post($page->post_content)) ?>
		</div>
		<p class="form-row validate-required">
			<label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox">
				<input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
				    name="terms" id="terms"<?php checked(isset($_POST['terms'])) ?>>
				<span class="woocommerce-terms-and-conditions-checkbox-text">I have read and agree to the website terms
				    and conditions</span>&nbsp;<span class="required" aria-hidden="true">*</span>
			</label>
			<input type="hidden" name="terms-field" value="1">
		</p>
	<?php endif ?>
</div>
