<?php
/**
 * The posts of the main query as cards or, by setting, whole posts, with pagination; a message if there are none.
 *
 * @var array{heading?: string} $args heading of each card: 'h2' (default) or 'h3'
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Layout\LayoutSettings;

$isFull = !is_search() && stallkeeper_theme(LayoutSettings::class)->hasFullPosts();
$part = $isFull ? 'parts/full-post' : 'parts/card';
?>
<?php if (have_posts()) { ?>
	<ul class="<?php echo $isFull ? 'full-posts' : 'cards'; ?>">
		<?php
        while (have_posts()) {
            the_post();
            get_template_part($part, null, ['heading' => $args['heading'] ?? 'h2']);
        }
        ?>
	</ul>
	<?php
	the_posts_pagination([
		'type' => 'list',
		'mid_size' => 1,
		'prev_text' => __('Previous', 'stallkeeper'),
		'next_text' => __('Next', 'stallkeeper'),
	]);
	?>
<?php } else { ?>
	<p><?php esc_html_e('No posts found.', 'stallkeeper'); ?></p>
<?php } ?>
<?php
