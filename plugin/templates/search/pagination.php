<?php
/**
 * Pagination of the results. The links work without JavaScript.
 *
 * Data:  pagination: list with zero or one entry: previous and next (lists with zero or one URL each), pages (list of
 *        number, label, href, current, isAfterGap)
 * Parts: page (every link; the script reads the page number from its URL)
 */
defined('ABSPATH') || exit;
?>
<template data-shop-each--pages="pagination">
	<nav class="pagination" aria-label="<?php esc_attr_e('Pages of results', 'stallkeeper-tools'); ?>">
		<ul class="pagination__list">
			<template data-shop-each--href="pages.previous">
				<li><a class="pagination__link" rel="prev" data-part="page" data-shop-bind--href="href"><?php esc_html_e('Previous', 'stallkeeper-tools'); ?></a></li>
			</template>
			<template data-shop-each--page="pages.pages">
				<li data-shop-class--is-after-gap="page.isAfterGap"><a class="pagination__link" data-part="page" data-shop-bind--href="page.href" data-shop-bind--aria-current="page.current" data-shop-bind--aria-label="page.label" data-shop-text="page.number"></a></li>
			</template>
			<template data-shop-each--href="pages.next">
				<li><a class="pagination__link" rel="next" data-part="page" data-shop-bind--href="href"><?php esc_html_e('Next', 'stallkeeper-tools'); ?></a></li>
			</template>
		</ul>
	</nav>
</template>
