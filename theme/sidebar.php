<?php
/** The sidebar of the journal. Nothing is printed if it has no widgets. */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Widgets\WidgetAreas;

if (!stallkeeper_theme(WidgetAreas::class)->hasSidebar()) {
    return;
}
?>
<aside class="sidebar" aria-label="<?php esc_attr_e('Sidebar', 'stallkeeper'); ?>">
	<?php dynamic_sidebar(WidgetAreas::SIDEBAR); ?>
</aside>
