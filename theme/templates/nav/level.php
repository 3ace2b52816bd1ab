<?php
/**
 * One level of a menu and, by itself, the levels under it.
 *
 * Settings: $path where the entries are in the data, $levels how many levels are still to come,
 *           $isDropdown whether this is the first level of a menu whose submenus open over the page on wide screens
 * Data:     item: title, hint, classes, links (none or one): href, target, rel, current; labels (none or one): current;
 *           leaves (none or one); submenus (none or one): id, label, items
 *
 * A submenu stands open until the script has shown its button: see nav/menu.php.
 *
 * @var string $path
 * @var int $levels
 * @var bool $isDropdown
 * @var Closure(string, array<string, mixed>=): void $part
 */
defined('ABSPATH') || exit;
?>
<template data-shop-each--item="<?php echo esc_attr($path); ?>">
	<template data-shop-each--leaf="item.leaves">
		<li data-shop-bind--class="item.classes"><?php $part('nav/entry'); ?></li>
	</template>
	<?php if ($levels > 0) { ?>
	<template data-shop-each--sub="item.submenus">
		<li data-shop-bind--class="item.classes" data-shop-bind--data-starts-open="item.startsOpen"
			data-wp-context='{"isExpanded":false,"hasFocus":false,"isDropdown":<?php echo $isDropdown ? 'true' : 'false'; ?>}'
			data-wp-init="callbacks.addSubmenu" data-wp-class--toggled-on="context.isExpanded" data-wp-class--focus="context.hasFocus"
			<?php if ($isDropdown) { ?>
			data-wp-on--pointerenter="actions.enter" data-wp-on--pointerleave="actions.leave"
			data-wp-on--focusin="actions.focusIn" data-wp-on--focusout="actions.focusOut"
			<?php } ?>>
			<?php $part('nav/entry'); ?>
			<button class="menu__toggle" type="button" hidden aria-expanded="false"
				data-shop-bind--aria-controls="sub.id" data-shop-bind--aria-label="sub.label"
				data-wp-bind--hidden="context.isPlain" data-wp-bind--aria-expanded="context.isExpanded"
				data-wp-class--on="context.isExpanded" data-wp-on--click="actions.toggle"></button>
			<ul class="sub-menu" data-shop-bind--id="sub.id"><?php
                $part('nav/level', ['path' => 'sub.items', 'levels' => $levels - 1, 'isDropdown' => false]);
	    ?></ul>
		</li>
	</template>
	<?php } ?>
</template>
