<?php
/**
 * The tabs of a product as sections one below the other, which need no JavaScript. By setting, they open and close.
 * Reviews follow after the related products, because they can be long. WooCommerce's script hides panels (`.panel`,
 * `.wc-tab`), so the sections do not have these classes.
 *
 * @version 9.8.0
 */

use Stallkeeper\Theme\Product\ProductPage;

defined('ABSPATH') || exit;

/** This filter is documented in WooCommerce's templates/single-product/tabs/tabs.php */
$stallkeeper_tabs = apply_filters('woocommerce_product_tabs', []);
if (!is_array($stallkeeper_tabs) || $stallkeeper_tabs === []) {
    return;
}
$stallkeeper_product_page = stallkeeper_theme(ProductPage::class);
$stallkeeper_has_folds = $stallkeeper_product_page->hasDisclosures();
$stallkeeper_is_first = true;
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
        $stallkeeper_is_reviews = $stallkeeper_key === 'reviews';
        $stallkeeper_section = [
            'key' => (string) $stallkeeper_key,
            // The reviews template prints its own heading, with the number of reviews.
            'title' => $stallkeeper_is_reviews && $stallkeeper_title === $stallkeeper_own ? '' : $stallkeeper_title,
            'isFold' => $stallkeeper_has_folds && !$stallkeeper_is_reviews,
            'isOpen' => $stallkeeper_is_first,
            'print' => static fn() => ($stallkeeper_tab['callback'])($stallkeeper_key, $stallkeeper_tab),
        ];
        if ($stallkeeper_is_reviews) {
            $stallkeeper_product_page->postpone(
                static fn() => get_template_part('parts/product/section', null, $stallkeeper_section),
            );
            continue;
        }
        $stallkeeper_is_first = false;
        get_template_part('parts/product/section', null, $stallkeeper_section);
    }
/** This action is documented in WooCommerce's templates/single-product/tabs/tabs.php */
do_action('woocommerce_product_after_tabs');
?>
</div>
