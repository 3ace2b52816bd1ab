<?php
/** The widget area of the front page in full width. */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Widgets\WidgetAreas;

if (is_active_sidebar(WidgetAreas::FRONT)) { ?>
	<div class="front-section wrap front__widgets"><?php dynamic_sidebar(WidgetAreas::FRONT); ?></div>
<?php }
