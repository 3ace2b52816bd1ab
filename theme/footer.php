<?php
/**
 * The foot of every page: widget columns, the shop's name, what features add by `stallkeeper_footer`, the way to the top.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\DisplayOptions;
use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\WidgetAreas;
?>
</div>
<footer class="site-footer">
	<div class="wrap site-footer__inner">
		<?php WidgetAreas::columns(WidgetAreas::FOOTER); ?>
		<div class="site-footer__end">
			<p class="site-footer__name"><a href="<?php echo esc_url(home_url('/')); ?>"><?php bloginfo('name'); ?></a></p>
			<?php if (DisplayOptions::isOn(DisplayOptions::SOCIAL_FOOT)) { ?>
				<?php Navigation::social('-foot'); ?>
			<?php } ?>
			<?php if (get_privacy_policy_url() !== '') { ?>
				<p><?php the_privacy_policy_link(); ?></p>
			<?php } ?>
			<div class="preferences" role="group" aria-labelledby="preferences-title">
				<p class="preferences__title" id="preferences-title"><?php esc_html_e('Preferences', 'stallkeeper'); ?></p>
				<?php
                /**
                 * Fires inside the footer's group of settings that the visitor makes for this site. The group is not shown
                 * while every control in it is hidden.
                 */
                do_action('stallkeeper_preferences');
			?>
			</div>
			<?php
            /**
             * Fires inside the footer landmark, after the shop's own lines.
             */
            do_action('stallkeeper_footer');
			?>
		</div>
	</div>
	<?php Navigation::backToTop(); ?>
</footer>
<?php wp_footer(); ?>
</body>
</html>
