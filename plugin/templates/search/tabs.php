<?php
/**
 * Types of results with their numbers, if there are several. Each has its own list and filters, so these are plain
 * links even with JavaScript.
 *
 * Data: tabs: list of label, count, href, current ("true" or null)
 *
 * @version 0.4.0
 */
defined('ABSPATH') || exit;
?>
<nav class="result-tabs" aria-label="<?php esc_attr_e('Result type', 'stallkeeper-tools'); ?>"
	data-shop-bind--hidden="!tabs">
	<ul class="result-tabs__list">
		<template data-shop-each--tab="tabs">
			<li>
				<a class="result-tabs__tab" data-shop-bind--href="tab.href" data-shop-bind--aria-current="tab.current">
					<span data-shop-text="tab.label"></span>
					<span class="screen-reader-text"><?php esc_html_e('Results:', 'stallkeeper-tools'); ?></span>
					<span class="filters__count" data-shop-text="tab.count"></span>
				</a>
			</li>
		</template>
	</ul>
</nav>
