<?php
/**
 * A section of a product page, which may open and close.
 *
 * @var array{
 *     key: string,
 *     title: string,          HTML; '' if the content has its own heading
 *     isFold: bool,
 *     isOpen: bool,           whether a section that opens and closes is open
 *     print: callable(): void,
 * } $args
 */

defined('ABSPATH') || exit;

$stallkeeper_element = $args['isFold'] ? 'details' : 'section';
printf(
    '<%1$s id="tab-%2$s" class="product-section product-section--%2$s%3$s ' .
        'woocommerce-Tabs-panel woocommerce-Tabs-panel--%2$s entry-content"%4$s>',
    $stallkeeper_element,
    esc_attr($args['key']),
    $args['isFold'] ? ' product-section--fold' : '',
    $args['isFold'] && $args['isOpen'] ? ' open' : '',
);
if ($args['title'] !== '') {
    printf(
        $args['isFold'] ? '<summary>%s</summary>' : '%s',
        sprintf('<h2 class="product-section__title">%s</h2>', wp_kses_post($args['title'])),
    );
}
($args['print'])();
echo "</$stallkeeper_element>";
