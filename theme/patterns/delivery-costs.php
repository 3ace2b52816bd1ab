<?php
/**
 * Title: Delivery costs
 * Slug: stallkeeper/delivery-costs
 * Description: A table of countries, costs and days.
 * Categories: stallkeeper, text
 * Keywords: shipping, table
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$countries = [
    [
        __('Germany', 'stallkeeper'),
        '4.90 €',
        __('2 to 3 days', 'stallkeeper'),
    ],
    [
        __('Austria, Switzerland', 'stallkeeper'),
        '9.90 €',
        __('3 to 5 days', 'stallkeeper'),
    ],
    [
        __('Other countries of Europe', 'stallkeeper'),
        '14.90 €',
        __('5 to 8 days', 'stallkeeper'),
    ],
];
$titles = [__('Country', 'stallkeeper'), __('Costs', 'stallkeeper'), __('Delivery time', 'stallkeeper')];
?>
<!-- wp:group {"className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Delivery', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:table -->
<figure class="wp-block-table"><table>
	<thead><tr><?php foreach ($titles as $title) { ?><th><?php echo esc_html($title); ?></th><?php } ?></tr></thead>
	<tbody><?php foreach ($countries as $row) { ?>
	<tr><?php foreach ($row as $cell) { ?><td><?php echo esc_html($cell); ?></td><?php } ?></tr>
	<?php } ?></tbody></table>
	<figcaption class="wp-element-caption"><?php
        esc_html_e('Orders of 60 € or more are delivered free of charge.', 'stallkeeper');
        ?></figcaption></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
<?php
