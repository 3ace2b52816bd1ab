<?php
/** What it costs. */
defined('ABSPATH') || exit;

$price = $GLOBALS['product']->get_price_html();
if ('' !== $price) : ?>
	<span class="price"><?php echo $price; ?></span>
<?php endif;
