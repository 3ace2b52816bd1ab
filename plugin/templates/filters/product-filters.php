<?php
/**
 * Filters of the shop's lists of products. They are links and forms: without JavaScript they load a page, with it they
 * update the list.
 *
 * Settings: $areFiltersOpen: whether the filters are open when the page loads; $toggleText: text of the button that
 *           opens them; $showText and $showHref: link that closes them on a small screen
 * Data:     form.action: URL of the list; filters.groups, .price, .laterGroups, .chips, .clearHref (see the
 *           parts in filters)
 * Parts:    show (link that closes the drawer), refine (link that changes a filter), chip (link that removes one),
 *           clear (link that removes all), prices (form)
 *
 * @version 0.4.0
 *
 * @var callable(string): void $part
 * @var bool $areFiltersOpen
 * @var string $toggleText
 * @var string $showText
 * @var string $showHref
 */
defined('ABSPATH') || exit;
?>
<div class="filters">
	<details class="filters__fold" data-part="filters"<?php echo $areFiltersOpen ? ' open' : ''; ?>>
		<summary class="filters__toggle"><?php echo esc_html($toggleText); ?></summary>
		<div class="filters__body">
			<?php $part('filters/groups'); ?>
		</div>
		<a class="button filters__show" data-part="show" rel="nofollow"
				href="<?php echo esc_url($showHref); ?>"><?php echo esc_html($showText); ?></a>
	</details>
	<?php $part('filters/chips'); ?>
</div>
