<?php
/**
 * The main menu, and the top bar's: a row of links on wide screens, a list that unfolds under its toggle on small ones.
 *
 * Without a script the toggle is a <details>: a browser opens it by itself, and menu.css shows the list beside it.
 * The script adds a button to every submenu (nav/level.php), closes by Escape, and keeps the classes of its states.
 *
 * Settings: $name 'main' or 'top', $label of the landmark, $toggle text on the button, $listId, $levels, $isDropdown
 * Data:     menu.items
 *
 * @var string $name
 * @var string $label
 * @var string $toggle
 * @var string $listId
 * @var int $levels
 * @var bool $isDropdown
 * @var Closure(string, array<string, mixed>=): void $part
 */
defined('ABSPATH') || exit;
?>
<nav class="nav <?php echo esc_attr($name); ?>-nav" aria-label="<?php echo esc_attr($label); ?>"
	data-wp-interactive="stallkeeper/menu" data-wp-context='{"isPlain":true,"isShown":false}'
	data-wp-init="callbacks.enhance" data-wp-class--is-enhanced="!context.isPlain" data-wp-class--toggled-on="context.isShown"
	data-wp-on--focusout="actions.leaveFold" data-wp-on--keydown="actions.closeFold"
	data-wp-on-document--keydown="actions.escape" data-wp-on-document--pointerdown="actions.pointOutside">
	<details class="nav__fold" data-wp-class--on="context.isShown" data-wp-on--toggle="actions.noteFold">
		<summary class="nav__toggle"><?php echo esc_html($toggle); ?></summary>
	</details>
	<ul class="menu nav__list" id="<?php echo esc_attr($listId); ?>"><?php
        $part('nav/level', ['path' => 'menu.items', 'levels' => $levels, 'isDropdown' => $isDropdown]);
?></ul>
</nav>
