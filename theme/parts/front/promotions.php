<?php
/** Up to three images with a short text and a link (Customizer > Front page). */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\Picture;
use Stallkeeper\Theme\FrontPage\Promotions;

$promotions = stallkeeper_theme(Promotions::class)->all();
if ($promotions === []) {
    return;
}
?>
<section class="front-section wrap" aria-label="<?php esc_attr_e('Offers', 'stallkeeper'); ?>">
	<ul class="promotions">
		<?php foreach ($promotions as $promotion) { ?>
			<li class="promotion">
				<?php echo stallkeeper_theme(Picture::class)->html(
					$promotion->image,
					'stallkeeper-card',
					'(min-width: 48rem) 24rem, 92vw',
				); ?>
				<p class="promotion__title">
					<?php if ($promotion->url !== '') { ?>
						<a href="<?php echo esc_url($promotion->url); ?>"><?php echo esc_html($promotion->title); ?></a>
					<?php } else { ?>
						<?php echo esc_html($promotion->title); ?>
					<?php } ?>
				</p>
			</li>
		<?php } ?>
	</ul>
</section>
<?php
