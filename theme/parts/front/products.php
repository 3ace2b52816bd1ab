<?php
/**
 * Featured, newest, discounted or category products as a slider or a grid.
 *
 * @var array{title?: string, source?: string, look?: string, count?: int, category?: int} $args missing values come
 * from the Customizer; for source and look see inc/FrontPage/FrontPageSettings.php; an empty title prints no heading
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\ProductFinder;
use Stallkeeper\Theme\FrontPage\ProductTile;
use Stallkeeper\Theme\FrontPage\FrontPageSettings;
use Stallkeeper\Theme\Slider\Slider;

$settings = stallkeeper_theme(FrontPageSettings::class);
$find = static fn(string $source): array => stallkeeper_theme(ProductFinder::class)->find(
    $source,
    $args['count'] ?? $settings->number('products_count'),
    $args['category'] ?? $settings->number('products_category'),
);
$source = $args['source'] ?? $settings->text('products_source');
$products = $find($source);
if ($products === [] && $source === 'featured') {
    $source = 'latest';
    $products = $find($source);
}
if ($products === []) {
    return;
}
$look = $args['look'] ?? $settings->text('products_look');
$title = $args['title'] ?? $settings->text('products_title');
$title = $title !== '' ? $title : match ($source) {
    'latest' => __('New in the shop', 'stallkeeper'),
    'sale' => __('On sale', 'stallkeeper'),
    'category' => __('Products', 'stallkeeper'),
    default => __('Our favourites', 'stallkeeper'),
};
// The widths in slider.css and product-tiles.css: one or two per row on a phone, then as many as fit.
$onPhones = $look === 'grid' ? '45vw' : '(min-width: 30rem) 46vw, 92vw';
$sizes = "(min-width: 64rem) 17rem, (min-width: 48rem) 31vw, {$onPhones}";
$tiles = stallkeeper_theme(ProductTile::class)->all($products, $sizes);
$id = wp_unique_id('products-');
?>
<div class="front-section wrap">
	<?php get_template_part('parts/front/head', null, [
		'id' => $id,
		'title' => ($args['title'] ?? null) === '' ? '' : $title,
	]); ?>
	<?php
	if ($look === 'grid') {
		get_template_part('parts/front/product-grid', null, ['tiles' => $tiles, 'label' => $title]);
	} else {
		$kind = $look === 'default' ? 'product' : "product-{$look}";
		echo stallkeeper_theme(Slider::class)->html($kind, $title, $tiles);
	}
	?>
</div>
<?php
