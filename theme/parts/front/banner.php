<?php
/**
 * The banner: a slider with products, posts of a category or selected pages.
 *
 * @var array{choice?: BannerChoice, ...} $args choice: what the banner shows; by default, the choice of the Customizer
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\Banner;
use Stallkeeper\Theme\FrontPage\BannerChoice;
use Stallkeeper\Theme\Templates\TemplatePart;
use Stallkeeper\Theme\Slider\Slider;

$slides = [];
foreach (stallkeeper_theme(Banner::class)->slides($args['choice'] ?? null) as $i => $slide) {
    $slides[] = stallkeeper_theme(TemplatePart::class)->html('parts/front/banner-slide', [
        'slide' => $slide,
        'isFirst' => $i === 0,
    ]);
}
if ($slides === []) {
    return;
}
?>
<div class="front-section front-section--banner wrap">
	<?php
	echo stallkeeper_theme(Slider::class)->html('banner', __('Highlights', 'stallkeeper'), $slides, 'front-banner');
	?>
</div>
<?php
