<?php

/**
 * The results page, `/?s=…`: one instant-search widget, finished by PHP. Its markup is in templates/search/.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

use Stallkeeper\Tools\Search\View\SearchWidget;

get_header();
?>
<main id="main" class="site-main" tabindex="-1">
	<header class="page-header">
		<h1 class="page-title"><?php esc_html_e('Search', 'stallkeeper'); ?></h1>
	</header>
	<?php SearchWidget::printForResultsPage(); ?>
</main>
<?php
get_footer();
