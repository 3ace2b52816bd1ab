<?php
/**
 * The latest order and tiles of the account.
 *
 * @var array{order: ?WC_Order, tiles: list<array{title: string, url: string, text: string}>} $args
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Account\OrderStatus;

$order = $args['order'];
?>
<section class="latest-order" aria-labelledby="latest-order">
	<h2 id="latest-order"><?php esc_html_e('Latest order', 'stallkeeper'); ?></h2>
	<?php if ($order === null) { ?>
		<p><?php esc_html_e('You have not ordered anything yet.', 'stallkeeper'); ?></p>
		<?php if (wc_get_page_id('shop') > 0) { ?>
			<p class="latest-order__actions"><a class="button"
				href="<?php echo esc_url(wc_get_page_permalink('shop')); ?>"
				><?php esc_html_e('Browse products', 'stallkeeper'); ?></a></p>
		<?php } ?>
	<?php
    } else {
        $date = $order->get_date_created();
        $names = array_map(static fn(WC_Order_Item $item): string => $item->get_name(), $order->get_items());
        ?>
		<p class="latest-order__facts">
			<a href="<?php echo esc_url($order->get_view_order_url()); ?>"><?php
                /* translators: %s: number of an order */
                echo esc_html(sprintf(__('Order %s', 'stallkeeper'), $order->get_order_number()));
        ?></a>
			<?php echo stallkeeper_theme(OrderStatus::class)->html($order); ?>
			<?php if ($date !== null) { ?>
				<time datetime="<?php echo esc_attr($date->date('c')); ?>"><?php echo esc_html(wc_format_datetime($date)); ?></time>
			<?php } ?>
			<strong><?php echo wp_kses_post($order->get_formatted_order_total()); ?></strong>
		</p>
		<?php if ($names !== []) { ?>
			<p><?php echo esc_html(wp_html_excerpt(implode(', ', array_slice($names, 0, 3)), 160, '…')); ?><?php
            if (count($names) > 3) {
                echo ' ' . esc_html(sprintf(
                    /* translators: %s: number of products */
                    _n('and %s more', 'and %s more', count($names) - 3, 'stallkeeper'),
                    number_format_i18n(count($names) - 3),
                ));
            }
        ?></p>
		<?php } ?>
		<p class="latest-order__actions">
			<?php foreach (wc_get_account_orders_actions($order) as $key => $action) { ?>
				<a class="<?php echo esc_attr('button ' . sanitize_html_class((string) $key)); ?>"
					href="<?php echo esc_url($action['url']); ?>"
					aria-label="<?php echo esc_attr(sprintf(
                        /* translators: 1: what the button does, such as “View” or “Pay” 2: number of an order */
                        __('%1$s order %2$s', 'stallkeeper'),
                        $action['name'],
                        $order->get_order_number(),
                    )); ?>"><?php echo esc_html($action['name']); ?></a>
			<?php } ?>
		</p>
	<?php } ?>
</section>
<?php if ($args['tiles'] !== []) { ?>
	<ul class="account-tiles" aria-label="<?php esc_attr_e('Your account', 'stallkeeper'); ?>">
		<?php foreach ($args['tiles'] as $tile) { ?>
			<li class="account-tile">
				<a href="<?php echo esc_url($tile['url']); ?>"><?php echo esc_html($tile['title']); ?></a>
				<?php if ($tile['text'] !== '') { ?>
					<span class="account-tile__text"><?php echo esc_html($tile['text']); ?></span>
				<?php } ?>
			</li>
		<?php } ?>
	</ul>
<?php } ?>
<?php
