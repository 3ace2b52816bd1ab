<?php
/**
 * The front page: the owner's page and the latest posts under it. Where the owner shows the journal in front,
 * the journal.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\WidgetAreas;

if (get_option('show_on_front') !== 'page') {
    require get_theme_file_path('index.php');

    return;
}

// The page's own name ("Home") tells a visitor nothing; the shop's line does.
$tagline = get_bloginfo('description', 'display');
$latest = new WP_Query(['posts_per_page' => 6, 'ignore_sticky_posts' => true, 'no_found_rows' => true]);
$journal = (int) get_option('page_for_posts');

get_header();
?>
<main id="main" class="main" tabindex="-1">
	<?php if (is_active_sidebar(WidgetAreas::BANNER)) { ?>
		<div class="wrap front__banner"><?php dynamic_sidebar(WidgetAreas::BANNER); ?></div>
	<?php } ?>
	<?php while (have_posts()) { ?>
		<?php the_post(); ?>
		<article <?php post_class('front'); ?>>
			<header class="front__head">
				<h1 class="front__title"><?php echo $tagline !== '' ? esc_html($tagline) : wp_kses_post(get_the_title()); ?></h1>
			</header>
			<?php if (has_post_thumbnail()) { ?>
				<div class="front__picture"><?php the_post_thumbnail('large', ['loading' => 'eager', 'sizes' => '(min-width: 62rem) 36rem, 100vw']); ?></div>
			<?php } ?>
			<div class="entry-content"><?php the_content(); ?></div>
		</article>
	<?php } ?>
	<?php if (is_active_sidebar(WidgetAreas::FRONT)) { ?>
		<div class="wrap front__widgets"><?php dynamic_sidebar(WidgetAreas::FRONT); ?></div>
	<?php } ?>
	<?php if ($latest->have_posts()) { ?>
		<section class="front__journal" aria-labelledby="front-journal">
			<div class="wrap">
				<h2 id="front-journal" class="front__subtitle"><?php esc_html_e('From the journal', 'stallkeeper'); ?></h2>
				<ul class="cards">
					<?php
                    while ($latest->have_posts()) {
                        $latest->the_post();
                        get_template_part('parts/card', null, ['heading' => 'h3']);
                    }
        wp_reset_postdata();
        ?>
				</ul>
				<?php if ($journal > 0) { ?>
					<p><a class="button" href="<?php echo esc_url((string) get_permalink($journal)); ?>"><?php esc_html_e('All of the journal', 'stallkeeper'); ?></a></p>
				<?php } ?>
			</div>
		</section>
	<?php } ?>
	<div class="wrap"><?php WidgetAreas::columns(WidgetAreas::FRONT_COLUMNS); ?></div>
</main>
<?php
get_footer();
