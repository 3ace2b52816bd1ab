<?php
/**
 * Title: Size guide
 * Slug: stallkeeper/size-guide
 * Description: A table of sizes in centimeters.
 * Categories: stallkeeper, text
 * Keywords: sizes, clothes, table
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$sizes = [
    [
        'S',
        '86–91',
        '71–76',
    ],
    [
        'M',
        '92–97',
        '77–82',
    ],
    [
        'L',
        '98–104',
        '83–89',
    ],
    [
        'XL',
        '105–112',
        '90–98',
    ],
];
$titles = [__('Size', 'stallkeeper'), __('Chest', 'stallkeeper'), __('Waist', 'stallkeeper')];
?>
<!-- wp:group {"className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Size guide', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:table -->
<figure class="wp-block-table"><table>
	<thead><tr><?php foreach ($titles as $title) { ?><th><?php echo esc_html($title); ?></th><?php } ?></tr></thead>
	<tbody><?php foreach ($sizes as $row) { ?>
	<tr><?php foreach ($row as $cell) { ?><td><?php echo esc_html($cell); ?></td><?php } ?></tr>
	<?php } ?></tbody></table>
	<figcaption class="wp-element-caption"><?php
        esc_html_e('Centimeters, measured on the body.', 'stallkeeper');
        ?></figcaption></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
<?php
