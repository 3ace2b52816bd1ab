<?php
/**
 * Sort orders of the results.
 *
 * Data: filters.orders: list of label, href, current ("true" or null)
 *
 * @version 0.2.0
 */
defined('ABSPATH') || exit;
?>
<section class="filters__group" data-shop-bind--hidden="!filters.orders">
	<h2 class="filters__title"><?php esc_html_e('Sort by', 'stallkeeper-tools'); ?></h2>
	<ul class="filters__values">
		<template data-shop-each--order="filters.orders">
			<li>
				<a class="filters__value" rel="nofollow" data-part="refine" data-shop-bind--href="order.href"
					data-shop-bind--aria-current="order.current" data-shop-text="order.label"></a>
			</li>
		</template>
	</ul>
</section>
