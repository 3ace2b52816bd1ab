<?php
/**
 * The widgets beside the journal; nothing at all when the owner has put none there.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\WidgetAreas;

if (!WidgetAreas::hasSidebar()) {
    return;
}
?>
<aside class="sidebar" aria-label="<?php esc_attr_e('Sidebar', 'stallkeeper'); ?>">
	<?php dynamic_sidebar(WidgetAreas::SIDEBAR); ?>
</aside>
