<?php
/**
 * The list of the widget "Popular posts".
 *
 * @var array{posts: list<WP_Post>} $args
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\FrontPage\Picture;
?>
<ul class="popular-posts">
	<?php foreach ($args['posts'] as $post) { ?>
		<li class="popular-post">
			<?php echo stallkeeper_theme(Picture::class)->html((int) get_post_thumbnail_id($post), 'thumbnail', '75px'); ?>
			<div class="popular-post__text">
				<a href="<?php echo esc_url((string) get_permalink($post)); ?>"><?php
					$title = get_the_title($post);
					echo wp_kses_post($title !== '' ? $title : (string) get_the_date('', $post));
				?></a>
				<?php if (stallkeeper_theme(DisplayOptions::class)->isOn(DisplayOptions::POST_DATE)) { ?>
					<p class="popular-post__meta"><time
						datetime="<?php echo esc_attr((string) get_the_date('c', $post)); ?>"
						><?php echo esc_html((string) get_the_date('', $post)); ?></time></p>
				<?php } ?>
			</div>
		</li>
	<?php } ?>
</ul>
<?php
