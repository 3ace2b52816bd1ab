<?php
/**
 * The active filters. Each is a link that removes its filter.
 *
 * Data:  filters.chips: list of title (of the filter), label, href; filters.clearHref: URL without filters, null
 *        without active ones
 * Parts: chip (link that removes a filter), clear (link that removes all filters)
 *
 * @version 0.3.0
 */
defined('ABSPATH') || exit;
?>
<template data-shop-if="filters.clearHref">
	<ul class="filters__chips" aria-label="<?php esc_attr_e('Active filters', 'stallkeeper-tools'); ?>">
		<template data-shop-each--chip="filters.chips">
			<li>
				<a class="filters__chip" rel="nofollow" data-part="chip" data-shop-bind--href="chip.href">
					<span class="screen-reader-text"><?php esc_html_e('Remove filter:', 'stallkeeper-tools'); ?></span>
					<span class="filters__chip-title" data-shop-text="chip.title"></span>
					<span dir="auto" data-shop-text="chip.label"></span>
				</a>
			</li>
		</template>
		<li class="filters__clear">
			<a rel="nofollow" data-part="clear"
				data-shop-bind--href="filters.clearHref"><?php esc_html_e('Clear all filters', 'stallkeeper-tools'); ?></a>
		</li>
	</ul>
</template>
