<?php
/**
 * The footer of every page: widget columns, the shop's name, output of the action `stallkeeper_footer`, and the link to
 * the top.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Checkout\DistractionFree;
use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\Widgets\WidgetAreas;

$isComplete = !stallkeeper_theme(DistractionFree::class)->isOn();
?>
</div>
<footer class="site-footer">
	<div class="wrap site-footer__inner">
		<?php
        if ($isComplete) {
            stallkeeper_theme(WidgetAreas::class)->printColumns(WidgetAreas::FOOTER);
        }
?>
		<div class="site-footer__end">
			<p class="site-footer__name"><a href="<?php echo esc_url(home_url('/')); ?>"><?php bloginfo('name'); ?></a></p>
			<?php if ($isComplete && stallkeeper_theme(DisplayOptions::class)->isOn(DisplayOptions::SOCIAL_FOOT)) { ?>
				<?php stallkeeper_theme(Navigation::class)->printSocialLinks('-foot'); ?>
			<?php } ?>
			<?php if (get_privacy_policy_url() !== '') { ?>
				<p><?php the_privacy_policy_link(); ?></p>
			<?php } ?>
			<div class="preferences" role="group" aria-labelledby="preferences-title">
				<p class="preferences__title" id="preferences-title"><?php esc_html_e('Preferences', 'stallkeeper'); ?></p>
				<?php
                /**
                 * Fires inside the footer's group of visitor preferences. The group is hidden while all of its controls
                 * are hidden.
                 */
                do_action('stallkeeper_preferences');
			?>
			</div>
			<?php
            /** Fires inside the footer landmark, after the theme's own content. */
            do_action('stallkeeper_footer');
			?>
		</div>
	</div>
	<?php
    if ($isComplete) {
        stallkeeper_theme(Navigation::class)->printBackToTop();
    }
?>
</footer>
<?php wp_footer(); ?>
</body>
</html>
