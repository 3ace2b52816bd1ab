<?php
/**
 * The search form, in the header of every page and in every search widget.
 *
 * Settings: $settings->searchBoxStyle ('theme' or 'provider'), $settings->autoFocus
 * Data:     form.action, form.query, form.resetHref, form.hiddenFields (key, name, value: active filters)
 * Parts:    form, input, reset (the script finds them by data-part, so keep these attributes)
 *
 * Override this template by copying it to yourtheme/stallkeeper/search/form.php. No build is needed after a change.
 *
 * @version 0.3.0
 *
 * @var Stallkeeper\Render\Search\SearchSettings $settings
 * @var string $label accessible name of the search landmark
 * @var int $maxLength of a query, in characters
 */
defined('ABSPATH') || exit;
?>
<form class="search-form search-form--<?php echo esc_attr($settings->searchBoxStyle); ?>" role="search" method="get"
	aria-label="<?php echo esc_attr($label); ?>" data-part="form" data-shop-bind--action="form.action">
	<template data-shop-each--pair="form.hiddenFields">
		<input type="hidden" data-shop-bind--name="pair.name" data-shop-bind--value="pair.value">
	</template>
	<label class="search-form__label">
		<span class="screen-reader-text"><?php esc_html_e('Search for:', 'stallkeeper-tools'); ?></span>
		<svg class="search-form__icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
			<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/>
			<path d="m15.5 15.5 5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
		</svg>
		<input class="search-form__input" type="search" name="s" data-part="input" required
			maxlength="<?php echo (int) $maxLength; ?>"
			placeholder="<?php esc_attr_e('Search here…', 'stallkeeper-tools'); ?>" data-shop-bind--value="form.query"
			autocomplete="off" autocapitalize="off" spellcheck="false"
			enterkeyhint="search"<?php echo $settings->autoFocus ? ' autofocus' : ''; ?>>
	</label>
	<a class="search-form__reset" data-part="reset" data-shop-bind--href="form.resetHref">
		<span class="screen-reader-text"><?php esc_html_e('Clear search', 'stallkeeper-tools'); ?></span>
		<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
			<path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
		</svg>
	</a>
	<button class="search-form__submit" type="submit"><?php esc_html_e('Search', 'stallkeeper-tools'); ?></button>
</form>
