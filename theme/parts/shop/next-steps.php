<?php
/**
 * Where a visitor can go from a page without products.
 *
 * @var array{categories: list<WP_Term>, title: string, tiles: list<string>} $args title: of the products; tiles:
 * finished HTML of each product
 */

defined('ABSPATH') || exit;
?>
<div class="next-steps">
	<?php get_search_form(['aria_label' => __('Search the site', 'stallkeeper')]); ?>
	<?php if ($args['categories'] !== []) { ?>
		<h2 class="next-steps__title"><?php esc_html_e('Categories', 'stallkeeper'); ?></h2>
		<ul class="next-steps__links">
			<?php foreach ($args['categories'] as $term) { ?>
				<li><a
					href="<?php echo esc_url((string) get_term_link($term->term_id)); ?>"
					><?php echo esc_html($term->name); ?></a></li>
			<?php } ?>
		</ul>
	<?php } ?>
	<?php if ($args['tiles'] !== []) { ?>
		<h2 class="next-steps__title"><?php echo esc_html($args['title']); ?></h2>
		<?php get_template_part('parts/front/product-grid', null, [
			'tiles' => $args['tiles'],
			'label' => $args['title'],
		]); ?>
	<?php } ?>
</div>
<?php
