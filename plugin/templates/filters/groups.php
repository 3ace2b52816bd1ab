<?php
/**
 * The filters in the order of the settings, with the price form among them.
 *
 * Data:  filters.groups: filters before the price form, filters.laterGroups: filters after it (see filters/group)
 *
 * @version 0.3.0
 *
 * @var callable(string): void $part
 */
defined('ABSPATH') || exit;
?>
<template data-shop-each--group="filters.groups">
	<?php $part('filters/group'); ?>
</template>
<?php $part('filters/prices'); ?>
<template data-shop-each--group="filters.laterGroups">
	<?php $part('filters/group'); ?>
</template>
