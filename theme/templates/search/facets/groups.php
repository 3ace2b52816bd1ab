<?php
/**
 * Groups of values that can be chosen, several of each. A chosen one is chosen again to take it back.
 *
 * Data: facet.groups: title, values: label, href, current ("true" or none), counts (none or one: how many results it has)
 */
defined('ABSPATH') || exit;
?>
<template data-shop-each--group="facet.groups">
	<section class="facets__group">
		<h2 class="facets__title" data-shop-text="group.title"></h2>
		<ul class="facets__values">
			<template data-shop-each--value="group.values">
				<li><a class="facets__value" rel="nofollow" data-part="refine" data-shop-bind--href="value.href" data-shop-bind--aria-current="value.current"><span dir="auto" data-shop-text="value.label"></span><template data-shop-each--count="value.counts"><span class="facets__count"><span class="screen-reader-text"><?php esc_html_e('Results:', 'stallkeeper'); ?></span><span data-shop-text="count"></span></span></template></a></li>
			</template>
		</ul>
	</section>
</template>
