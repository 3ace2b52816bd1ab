<?php
/**
 * A slide of the banner. The link of the title covers the whole slide (front-page/banner.css), so that it is one tab
 * stop.
 *
 * @var array{slide: BannerSlide, isFirst: bool} $args
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\BannerSlide;
use Stallkeeper\Theme\FrontPage\Picture;

$slide = $args['slide'];
$picture = stallkeeper_theme(Picture::class)->html(
    $slide->image,
    'stallkeeper-card',
    '(min-width: 74rem) 40rem, (min-width: 48rem) 50vw, 92vw',
    $args['isFirst'],
);
?>
<div class="banner-slide">
	<?php if ($picture !== '') { ?>
		<div class="banner-slide__picture"><?php echo $picture; ?></div>
	<?php } ?>
	<div class="banner-slide__text">
		<h2 class="banner-slide__title"><a
			href="<?php echo esc_url($slide->url); ?>"><?php echo esc_html($slide->title); ?></a></h2>
		<?php if ($slide->text !== '') { ?>
			<p class="banner-slide__words"><?php echo esc_html($slide->text); ?></p>
		<?php } ?>
		<?php if ($slide->note !== '') { ?>
			<p class="banner-slide__note price"><?php echo wp_kses_post($slide->note); ?></p>
		<?php } ?>
		<span class="banner-slide__action button" aria-hidden="true"><?php echo esc_html($slide->action); ?></span>
	</div>
</div>
<?php
