<?php
/**
 * Filters of the shop's lists of products. They are links and forms: without JavaScript they load a page, with it they
 * update the list.
 *
 * Settings: $areFiltersOpen: whether the filters are open when the page loads
 * Data:     form.action: URL of the list; filters.groups, .price, .laterGroups, .chips, .clearHref (see the
 *           parts in filters)
 * Parts:    refine (link that changes a filter), chip (link that removes one), clear (link that removes all),
 *           prices (form)
 *
 * @version 0.3.0
 *
 * @var callable(string): void $part
 * @var bool $areFiltersOpen
 */
defined('ABSPATH') || exit;
?>
<div class="filters">
	<details class="filters__fold" data-part="filters"<?php echo $areFiltersOpen ? ' open' : ''; ?>>
		<summary class="filters__toggle"><?php esc_html_e('Filter products', 'stallkeeper-tools'); ?></summary>
		<div class="filters__body">
			<?php $part('filters/groups'); ?>
		</div>
	</details>
	<?php $part('filters/chips'); ?>
</div>
