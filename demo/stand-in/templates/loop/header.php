<?php
/** Header of product archives: title, and the description of the category or the content of the shop page. */

$object = get_queried_object();
$description = match (true) {
    is_paged() => '',
    $object instanceof WP_Term => apply_filters('woocommerce_short_description', wp_kses_post($object->description)),
    is_search() => '',
    default => apply_filters('the_content', get_post(wc_get_page_id('shop'))->post_content ?? ''),
};
?>
<header class="woocommerce-products-header">
	<h1 class="woocommerce-products-header__title page-title"><?php woocommerce_page_title() ?></h1>
	<?php $kind = $object instanceof WP_Term ? 'term' : 'page' ?>
	<?= $description === '' ? '' : "<div class=\"{$kind}-description\">{$description}</div>" ?>
</header>
