<?php
/**
 * Form for the minimum and maximum price.
 *
 * Data:  filters.price, null without prices: hiddenFields (key, name, value: other active filters), minPrice and
 *        maxPrice (the selected limits, or texts that are not prices), lowest and highest (prices of the results),
 *        minInvalid and maxInvalid ("true" for such a text, or null), problem (message about them, or null)
 * Parts: prices
 *
 * @version 0.3.0
 */
defined('ABSPATH') || exit;
?>
<template data-shop-if="filters.price">
	<section class="filters__group">
		<h2 class="filters__title"><?php esc_html_e('Price', 'stallkeeper-tools'); ?></h2>
		<form class="filters__prices" method="get" data-part="prices" data-shop-bind--action="form.action">
			<template data-shop-each--pair="filters.price.hiddenFields">
				<input type="hidden" data-shop-bind--name="pair.name" data-shop-bind--value="pair.value">
			</template>
			<label>
				<span><?php esc_html_e('Min. price', 'stallkeeper-tools'); ?></span>
				<input class="filters__price" name="shop_min" inputmode="decimal" autocomplete="off" maxlength="40"
					data-shop-bind--value="filters.price.minPrice" data-shop-bind--placeholder="filters.price.lowest"
					data-shop-bind--aria-invalid="filters.price.minInvalid" aria-describedby="filters-price-problem">
			</label>
			<label>
				<span><?php esc_html_e('Max. price', 'stallkeeper-tools'); ?></span>
				<input class="filters__price" name="shop_max" inputmode="decimal" autocomplete="off" maxlength="40"
					data-shop-bind--value="filters.price.maxPrice" data-shop-bind--placeholder="filters.price.highest"
					data-shop-bind--aria-invalid="filters.price.maxInvalid" aria-describedby="filters-price-problem">
			</label>
			<button class="button button--quiet" type="submit"><?php esc_html_e('Apply', 'stallkeeper-tools'); ?></button>
			<p class="filters__problem" id="filters-price-problem" role="status"
				data-shop-text="filters.price.problem"></p>
		</form>
	</section>
</template>
