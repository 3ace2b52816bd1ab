<?php
/**
 * Switches between posts and products. Each has its own list and filters, so these are plain links even with
 * JavaScript.
 *
 * Data: filters.kinds: list of label, href, current ("true" or null)
 *
 * @version 0.2.0
 */
defined('ABSPATH') || exit;
?>
<nav class="filters__kinds" aria-label="<?php esc_attr_e('Result type', 'stallkeeper-tools'); ?>"
	data-shop-bind--hidden="!filters.kinds">
	<ul class="filters__options">
		<template data-shop-each--kind="filters.kinds">
			<li>
				<a class="filters__option" data-shop-bind--href="kind.href" data-shop-bind--aria-current="kind.current"
					data-shop-text="kind.label"></a>
			</li>
		</template>
	</ul>
</nav>
