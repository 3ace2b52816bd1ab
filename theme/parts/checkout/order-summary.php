<?php
/**
 * The products and the total above the checkout form, on phones.
 *
 * @var array{
 *     lines: list<array{name: string, quantity: string, subtotal: string, image: string}>,
 *     count: int,
 *     total: string,
 * } $args escaped HTML
 */

defined('ABSPATH') || exit;
?>
<details class="order-summary">
	<summary class="order-summary__toggle">
		<span class="order-summary__name"><?php esc_html_e('Your order', 'stallkeeper'); ?>
			<span class="order-summary__count"><?php
                echo esc_html(sprintf(
                    /* translators: %s: number of products */
                    _n('%s product', '%s products', $args['count'], 'stallkeeper'),
                    number_format_i18n($args['count']),
                ));
?></span></span>
		<?php echo $args['total']; ?>
	</summary>
	<ul class="order-summary__lines">
		<?php foreach ($args['lines'] as $line) { ?>
			<li class="order-summary__line">
				<?php echo $line['image']; ?>
				<span class="order-summary__product"><?php echo $line['name']; ?>
					<span class="order-summary__quantity">×&nbsp;<?php echo $line['quantity']; ?></span></span>
				<span><?php echo $line['subtotal']; ?></span>
			</li>
		<?php } ?>
	</ul>
</details>
