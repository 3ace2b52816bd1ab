<?php
/**
 * How much is missing for free delivery.
 *
 * @var array{goal: float, missing: float} $args amounts in the currency of the shop
 */

defined('ABSPATH') || exit;

$text =
    $args['missing'] > 0.0
        ? sprintf(
            /* translators: %s: amount of money */
            esc_html__('%s more and delivery is free.', 'stallkeeper'),
            '<strong>' . wc_price($args['missing']) . '</strong>',
        )
        : esc_html__('Delivery of this order is free.', 'stallkeeper');
?>
<div class="free-delivery">
	<p class="free-delivery__text"><?php echo wp_kses_post($text); ?></p>
	<progress
		class="free-delivery__bar"
		max="100"
		value="<?php echo (int) floor((100 * ($args['goal'] - $args['missing'])) / $args['goal']); ?>"
		aria-hidden="true"
	></progress>
</div>
<?php
