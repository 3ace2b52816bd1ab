<?php
/**
 * What one entry of a menu says: a link, or a label where the owner has given it no page.
 *
 * Data: item: title, hint, links, labels (see nav/level.php)
 */
defined('ABSPATH') || exit;
?>
<template data-shop-each--link="item.links">
	<a class="menu__link" data-shop-bind--href="link.href" data-shop-bind--target="link.target" data-shop-bind--rel="link.rel"
		data-shop-bind--title="item.hint" data-shop-bind--aria-current="link.current" data-shop-text="item.title"></a>
</template>
<template data-shop-each--label="item.labels">
	<span class="menu__link menu__link--label" data-shop-bind--title="item.hint" data-shop-bind--aria-current="label.current" data-shop-text="item.title"></span>
</template>
