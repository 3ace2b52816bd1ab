<?php
/**
 * The search form for sites without Stallkeeper Tools. The plugin replaces it with a form of the same markup.
 *
 * @var array{aria_label?: string} $args
 */

defined('ABSPATH') || exit;

$label = is_array($args ?? null) ? $args['aria_label'] ?? '' : '';
$label = is_string($label) && $label !== '' ? $label : __('Search this site', 'stallkeeper');
?>
<div class="search-place">
	<form class="search-form" role="search" method="get"
		action="<?php echo esc_url(home_url('/')); ?>" aria-label="<?php echo esc_attr($label); ?>">
		<label class="search-form__label">
			<span class="screen-reader-text"><?php esc_html_e('Search for:', 'stallkeeper'); ?></span>
			<svg class="search-form__icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
				<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/>
				<path d="m15.5 15.5 5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
			</svg>
			<input class="search-form__input" type="search" name="s" required maxlength="512"
				placeholder="<?php esc_attr_e('Search here…', 'stallkeeper'); ?>"
				value="<?php echo esc_attr(get_search_query(false)); ?>"
				autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">
		</label>
		<button class="search-form__submit" type="submit"><?php esc_html_e('Search', 'stallkeeper'); ?></button>
	</form>
</div>
