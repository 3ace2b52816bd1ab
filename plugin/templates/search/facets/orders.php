<?php
/**
 * Sort orders of the results.
 *
 * Data: facet.orders: list of label, href, current ("true" or null)
 */
defined('ABSPATH') || exit;
?>
<section class="facets__group" data-shop-bind--hidden="!facet.orders">
	<h2 class="facets__title"><?php esc_html_e('Sort by', 'stallkeeper-tools'); ?></h2>
	<ul class="facets__values">
		<template data-shop-each--order="facet.orders">
			<li><a class="facets__value" rel="nofollow" data-part="refine" data-shop-bind--href="order.href" data-shop-bind--aria-current="order.current" data-shop-text="order.label"></a></li>
		</template>
	</ul>
</section>
