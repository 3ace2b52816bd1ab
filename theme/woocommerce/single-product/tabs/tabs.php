<?php
/**
 * The tabs of a product as sections one below the other, which need no JavaScript. By setting, they open and close, or
 * a script shows them as tabs. If they are not tabs, reviews follow after the related products, because they can be
 * long. WooCommerce's script hides panels (`.panel`, `.wc-tab`), so the sections do not have these classes.
 *
 * @version 9.8.0
 */

use Stallkeeper\Theme\Product\ProductPage;
use Stallkeeper\Theme\Product\ProductPageSettings;

defined('ABSPATH') || exit;

/** This filter is documented in WooCommerce's templates/single-product/tabs/tabs.php */
$stallkeeper_tabs = apply_filters('woocommerce_product_tabs', []);
$stallkeeper_tabs = array_filter(
    is_array($stallkeeper_tabs) ? $stallkeeper_tabs : [],
    static fn(mixed $tab): bool => is_array($tab) && is_callable($tab['callback'] ?? null),
);
if ($stallkeeper_tabs === []) {
    return;
}
$stallkeeper_product_page = stallkeeper_theme(ProductPage::class);
$stallkeeper_layout = $stallkeeper_product_page->layout();
$stallkeeper_has_tabs = $stallkeeper_layout === ProductPageSettings::TABS && count($stallkeeper_tabs) > 1;
$stallkeeper_titles = [];
$stallkeeper_sections = [];
foreach ($stallkeeper_tabs as $stallkeeper_key => $stallkeeper_tab) {
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
        'isFold' => $stallkeeper_layout === ProductPageSettings::DISCLOSURES && !$stallkeeper_is_reviews,
        'isOpen' => $stallkeeper_sections === [],
        'print' => static fn() => ($stallkeeper_tab['callback'])($stallkeeper_key, $stallkeeper_tab),
    ];
    if ($stallkeeper_is_reviews && !$stallkeeper_has_tabs) {
        $stallkeeper_product_page->postpone(
            static fn() => get_template_part('parts/product/section', null, $stallkeeper_section),
        );
        continue;
    }
    $stallkeeper_titles[(string) $stallkeeper_key] = $stallkeeper_title;
    $stallkeeper_sections[] = $stallkeeper_section;
}
?>
<div class="woocommerce-tabs">
	<?php
    if ($stallkeeper_has_tabs) {
        get_template_part('parts/product/tabs', null, ['titles' => $stallkeeper_titles]);
    }
    foreach ($stallkeeper_sections as $stallkeeper_section) {
        get_template_part('parts/product/section', null, $stallkeeper_section);
    }
/** This action is documented in WooCommerce's templates/single-product/tabs/tabs.php */
do_action('woocommerce_product_after_tabs');
?>
</div>
