<?php
/**
 * One filter: values that are links. Several values can be active. The link of an active value removes it.
 *
 * Data:  group: title, valueSearch, values.
 *        valueSearch: null, or in long groups a form that searches their values: name, text, hiddenFields, isNone (no
 *        value found).
 *        values: list of label, href, current ("true" or null), count (number of results, null if unknown).
 * Parts: refine, findText
 *
 * @version 0.3.0
 */
defined('ABSPATH') || exit;
?>
<section class="filters__group">
	<h2 class="filters__title" data-shop-text="group.title"></h2>
	<template data-shop-if="group.valueSearch">
		<form class="filters__find" method="get" data-shop-bind--aria-label="group.title"
			data-shop-bind--action="form.action">
			<template data-shop-each--pair="group.valueSearch.hiddenFields">
				<input type="hidden" data-shop-bind--name="pair.name" data-shop-bind--value="pair.value">
			</template>
			<label>
				<span><?php esc_html_e('Search in this list', 'stallkeeper-tools'); ?></span>
				<input class="filters__find-text" type="text" enterkeyhint="search" autocomplete="off" maxlength="100"
					data-part="findText" data-shop-bind--name="group.valueSearch.name"
					data-shop-bind--value="group.valueSearch.text">
			</label>
			<button class="button button--quiet" type="submit"><?php esc_html_e('Search', 'stallkeeper-tools'); ?></button>
		</form>
		<div role="status">
			<p class="filters__none"
				data-shop-bind--hidden="!group.valueSearch.isNone"><?php esc_html_e('No matches', 'stallkeeper-tools'); ?></p>
		</div>
	</template>
	<ul class="filters__values">
		<template data-shop-each--value="group.values">
			<li>
				<a class="filters__value" rel="nofollow" data-part="refine" data-shop-bind--href="value.href"
					data-shop-bind--aria-current="value.current">
					<span dir="auto" data-shop-text="value.label"></span>
					<template data-shop-if="value.count">
						<span class="filters__count">
							<span class="screen-reader-text"><?php esc_html_e('Results:', 'stallkeeper-tools'); ?></span>
							<span data-shop-text="value.count"></span>
						</span>
					</template>
				</a>
			</li>
		</template>
	</ul>
</section>
