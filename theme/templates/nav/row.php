<?php
/**
 * Links in a row: the shop's places elsewhere.
 *
 * Settings: $name of the row, $label of the landmark, $listId
 * Data:     menu.items
 *
 * @var string $name
 * @var string $label
 * @var string $listId
 * @var Closure(string, array<string, mixed>=): void $part
 */
defined('ABSPATH') || exit;
?>
<nav class="row-nav <?php echo esc_attr($name); ?>-nav" aria-label="<?php echo esc_attr($label); ?>">
	<ul class="menu menu-row" id="<?php echo esc_attr($listId); ?>"><?php
        $part('nav/level', ['path' => 'menu.items', 'levels' => 0]);
?></ul>
</nav>
