<?php
/**
 * The top-level product categories; without WooCommerce, the top-level post categories.
 *
 * @var array{title?: string, text?: string, count?: int} $args missing values come from the Customizer
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\Categories;
use Stallkeeper\Theme\FrontPage\Picture;
use Stallkeeper\Theme\FrontPage\FrontPageSettings;

$settings = stallkeeper_theme(FrontPageSettings::class);
$terms = stallkeeper_theme(Categories::class)->find($args['count'] ?? $settings->number('categories_count'));
if ($terms === []) {
    return;
}
$title = $args['title'] ?? $settings->text('categories_title');
$id = wp_unique_id('categories-');
?>
<section class="front-section wrap" aria-labelledby="<?php echo esc_attr($id); ?>">
	<?php
	get_template_part('parts/front/head', null, [
		'id' => $id,
		'title' => $title !== '' ? $title : __('Shop by category', 'stallkeeper'),
		'text' => $args['text'] ?? $settings->text('categories_text'),
	]);
	?>
	<ul class="category-tiles">
		<?php foreach ($terms as $term) { ?>
			<li class="category-tile">
				<?php echo stallkeeper_theme(Picture::class)->html(
					stallkeeper_theme(Categories::class)->image($term),
					'woocommerce_thumbnail',
					'(min-width: 62rem) 17rem, (min-width: 36rem) 30vw, 45vw',
				); ?>
				<div class="category-tile__text">
					<h3 class="category-tile__title"><a
						href="<?php echo esc_url((string) get_term_link($term->term_id)); ?>"
						><?php echo esc_html($term->name); ?></a></h3>
					<?php if ($term->description !== '') { ?>
						<p class="category-tile__words"><?php echo esc_html(wp_strip_all_tags($term->description)); ?></p>
					<?php } ?>
				</div>
			</li>
		<?php } ?>
	</ul>
</section>
<?php
