<?php
/**
 * The front page: the sections of parts/front/ in the order of inc/FrontPage/Sections.php. The static page is one of
 * them.
 *
 * If the front page shows the latest posts, they are the last section. Without any other section the page is the
 * journal.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\Sections;
use Stallkeeper\Theme\Widgets\WidgetAreas;

$isJournal = get_option('show_on_front') !== 'page';
// Render the sections before the head is printed, because they enqueue styles.
$sections = $isJournal && is_paged() ? [] : stallkeeper_theme(Sections::class)->render();

if ($isJournal && array_diff_key($sections, ['latest' => '']) === []) {
    require get_theme_file_path('index.php');

    return;
}

get_header();
?>
<main id="main" class="main front-page" tabindex="-1">
	<?php if (is_active_sidebar(WidgetAreas::BANNER)) { ?>
		<div class="wrap front__banner"><?php dynamic_sidebar(WidgetAreas::BANNER); ?></div>
	<?php } ?>
	<?php if (array_key_first($sections) !== 'content') { ?>
		<header class="wrap front-head">
			<?php get_template_part('parts/front/title'); ?>
		</header>
	<?php } ?>
	<?php echo implode('', $sections); // Each section escapes its own output. ?>
	<div class="wrap"><?php stallkeeper_theme(WidgetAreas::class)->printColumns(WidgetAreas::FRONT_COLUMNS); ?></div>
</main>
<?php
get_footer();
