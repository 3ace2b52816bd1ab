<?php
/**
 * The footer of every page: newsletter, columns of widgets and menus, the shop's name, legal links, payment methods,
 * output of the action `stallkeeper_footer`, and the link to the top.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Checkout\DistractionFree;
use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Footer\FooterColumns;
use Stallkeeper\Theme\Footer\PaymentMethods;
use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\Widgets\WidgetAreas;

$isComplete = !stallkeeper_theme(DistractionFree::class)->isOn();
$payments = stallkeeper_theme(PaymentMethods::class)->names();
?>
</div>
<footer class="site-footer">
	<div class="wrap site-footer__inner">
		<?php
        if ($isComplete) {
            stallkeeper_theme(WidgetAreas::class)->printNewsletter();
            stallkeeper_theme(FooterColumns::class)->print();
        }
?>
		<div class="site-footer__end">
			<p class="site-footer__name"><a href="<?php echo esc_url(home_url('/')); ?>"><?php bloginfo('name'); ?></a></p>
			<?php if ($isComplete && stallkeeper_theme(DisplayOptions::class)->isOn(DisplayOptions::SOCIAL_FOOT)) { ?>
				<?php stallkeeper_theme(Navigation::class)->printSocialLinks('-foot'); ?>
			<?php } ?>
			<?php if (has_nav_menu(Navigation::LEGAL)) { ?>
				<?php stallkeeper_theme(Navigation::class)->printLegalMenu(); ?>
			<?php } elseif (get_privacy_policy_url() !== '') { ?>
				<p><?php the_privacy_policy_link(); ?></p>
			<?php } ?>
			<?php if ($payments !== []) { ?>
				<ul class="payment-methods" aria-label="<?php esc_attr_e('Payment methods', 'stallkeeper'); ?>">
					<?php foreach ($payments as $payment) { ?>
						<li><?php echo esc_html($payment); ?></li>
					<?php } ?>
				</ul>
			<?php } ?>
			<div class="preferences" role="group" aria-labelledby="preferences-title">
				<p class="preferences__title" id="preferences-title"><?php esc_html_e('Preferences', 'stallkeeper'); ?></p>
				<?php
                /**
                 * Fires inside the footer's group of visitor preferences. The group is hidden while all of its controls
                 * are hidden. The block “Preferences” fires it, too.
                 *
                 * @param bool $isInContent whether the rest of the page follows, as in the block
                 */
                do_action('stallkeeper_preferences', false);
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
