<?php
/**
 * Filters and sort orders of the results. They are links: without JavaScript they load a page, with it they update the
 * results.
 *
 * Settings: $areFiltersOpen: whether the filters are open when the page loads
 * Data:     filters, null without filters: filters.orders, .groups, .price, .laterGroups, .chips, .clearHref (see the
 *           parts)
 * Parts:    filters, refine (link that changes a filter), chip (link that removes one), clear (link that removes
 *           all), prices (form)
 *
 * @version 0.4.0
 *
 * @var callable(string): void $part
 * @var bool $areFiltersOpen
 */
defined('ABSPATH') || exit;
?>
<template data-shop-if="filters">
	<div class="filters">
		<details class="filters__fold" data-part="filters"<?php echo $areFiltersOpen ? ' open' : ''; ?>>
			<summary class="filters__toggle"><?php esc_html_e('Filter and sort', 'stallkeeper-tools'); ?></summary>
			<div class="filters__body">
				<?php $part('filters/orders'); ?>
				<?php $part('filters/groups'); ?>
			</div>
		</details>
		<?php $part('filters/chips'); ?>
	</div>
</template>
