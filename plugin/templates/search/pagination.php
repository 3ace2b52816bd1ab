<?php
/**
 * Pagination of the results. The links work without JavaScript.
 *
 * Data:  pagination, null if there is only one page: previousHref and nextHref (null at the ends), pages (list of
 *        number, label, href, current, isAfterGap)
 * Parts: page (every link; the script reads the page number from its URL)
 *
 * @version 0.3.0
 *
 * @var string $pagesLabel name of the landmark
 */
defined('ABSPATH') || exit;
?>
<template data-shop-if="pagination">
	<nav class="pagination" aria-label="<?php echo esc_attr($pagesLabel); ?>">
		<ul class="pagination__list">
			<template data-shop-if="pagination.previousHref">
				<li>
					<a class="pagination__link" rel="prev" data-part="page"
						data-shop-bind--href="pagination.previousHref"><?php esc_html_e('Previous', 'stallkeeper-tools'); ?></a>
				</li>
			</template>
			<template data-shop-each--page="pagination.pages">
				<li data-shop-class--is-after-gap="page.isAfterGap">
					<a class="pagination__link" data-part="page" data-shop-bind--href="page.href"
						data-shop-bind--aria-current="page.current" data-shop-bind--aria-label="page.label"
						data-shop-text="page.number"></a>
				</li>
			</template>
			<template data-shop-if="pagination.nextHref">
				<li>
					<a class="pagination__link" rel="next" data-part="page"
						data-shop-bind--href="pagination.nextHref"><?php esc_html_e('Next', 'stallkeeper-tools'); ?></a>
				</li>
			</template>
		</ul>
	</nav>
</template>
