<?php
/**
 * The brands of the shop as a slider: their logos or names.
 *
 * @var array{title?: string, text?: string} $args missing values come from the Customizer; an empty title prints no
 *     heading
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\Brand;
use Stallkeeper\Theme\FrontPage\Brands;
use Stallkeeper\Theme\FrontPage\FrontPageSettings;
use Stallkeeper\Theme\Templates\TemplatePart;
use Stallkeeper\Theme\Slider\Slider;

$settings = stallkeeper_theme(FrontPageSettings::class);
$slides = array_map(
    static fn(Brand $brand): string => stallkeeper_theme(TemplatePart::class)->html('parts/front/brand', [
        'brand' => $brand,
    ]),
    stallkeeper_theme(Brands::class)->all(),
);
if ($slides === []) {
    return;
}
$title = $args['title'] ?? $settings->text('brands_title');
$title = $title !== '' ? $title : __('Our brands', 'stallkeeper');
?>
<div class="front-section wrap">
	<?php
	get_template_part('parts/front/head', null, [
		'id' => wp_unique_id('brands-'),
		'title' => ($args['title'] ?? null) === '' ? '' : $title,
		'text' => $args['text'] ?? $settings->text('brands_text'),
	]);
	echo stallkeeper_theme(Slider::class)->html('brand', $title, $slides);
	?>
</div>
<?php
