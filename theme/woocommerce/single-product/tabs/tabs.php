<?php
/**
 * The tabs of a product as sections one below the other, which need no JavaScript. WooCommerce's script hides panels
 * (`.panel`, `.wc-tab`), so the sections do not have these classes.
 *
 * @version 9.8.0
 */

defined('ABSPATH') || exit;

/** This filter is documented in WooCommerce's templates/single-product/tabs/tabs.php */
$stallkeeper_tabs = apply_filters('woocommerce_product_tabs', []);
if (!is_array($stallkeeper_tabs) || $stallkeeper_tabs === []) {
    return;
}
?>
<div class="woocommerce-tabs">
	<?php
    foreach ($stallkeeper_tabs as $stallkeeper_key => $stallkeeper_tab) {
        if (!is_array($stallkeeper_tab) || !is_callable($stallkeeper_tab['callback'] ?? null)) {
            continue;
        }
        $stallkeeper_own = is_scalar($stallkeeper_tab['title'] ?? null) ? (string) $stallkeeper_tab['title'] : '';
        /**
         * @var string $stallkeeper_title this filter is documented in WooCommerce's
         *     templates/single-product/tabs/tabs.php
         */
        $stallkeeper_title = apply_filters(
            "woocommerce_product_{$stallkeeper_key}_tab_title",
            $stallkeeper_own,
            $stallkeeper_key,
        );
        printf(
            '<section id="tab-%1$s" class="product-section product-section--%1$s ' .
                'woocommerce-Tabs-panel woocommerce-Tabs-panel--%1$s entry-content">',
            esc_attr((string) $stallkeeper_key),
        );
        // The reviews template prints its own heading, with the number of reviews.
        if ($stallkeeper_key !== 'reviews' || $stallkeeper_title !== $stallkeeper_own) {
            printf('<h2 class="product-section__title">%s</h2>', wp_kses_post($stallkeeper_title));
        }
        ($stallkeeper_tab['callback'])($stallkeeper_key, $stallkeeper_tab);
        echo '</section>';
    }
/** This action is documented in WooCommerce's templates/single-product/tabs/tabs.php */
do_action('woocommerce_product_after_tabs');
?>
</div>
