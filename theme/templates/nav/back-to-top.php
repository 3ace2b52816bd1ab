<?php
/**
 * Link to the top of the page. The script hides it near the top and animates the scrolling.
 */

defined('ABSPATH') || exit;
?>
<div class="back-to-top"
	data-wp-interactive="stallkeeper/back-to-top" data-wp-context='{"isEnhanced":false,"isShown":false}'
	data-wp-class--is-enhanced="context.isEnhanced" data-wp-class--show="context.isShown">
	<span class="back-to-top__start" data-wp-init="callbacks.watch"></span>
	<a class="back-to-top__link" href="#top" data-wp-on--click="actions.go"
		><span class="screen-reader-text"><?php esc_html_e('Back to top', 'stallkeeper'); ?></span
		><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"
		><path d="M12 20V5M5 12l7-7 7 7" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"
			stroke-linejoin="round"/></svg></a>
</div>
