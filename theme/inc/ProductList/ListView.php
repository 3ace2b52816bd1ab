<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

/** How the shop and its categories list their products: in a grid or in rows, with page numbers or a link to more. */
final class ListView
{
    public function __construct(private readonly CardSettings $settings) {}

    /**
     * Hook: `body_class`.
     *
     * @param mixed $classes an array of strings, unless a plugin's filter returns another type
     */
    public function addBodyClass(mixed $classes): mixed
    {
        if (is_array($classes) && self::isMainList() && $this->settings->isList()) {
            $classes[] = 'has-product-rows';
        }

        return $classes;
    }

    /**
     * Hook: `woocommerce_after_shop_loop`.
     *
     * Prints a link to the next page. The script adds that page’s products to the list, and hides the page numbers.
     */
    public function printMore(): void
    {
        $page = wc_get_loop_prop('current_page');
        $page = is_numeric($page) ? max(1, (int) $page) : 1;
        $pages = wc_get_loop_prop('total_pages');
        if (
            !$this->settings->loadsMore() ||
            !self::isMainList() ||
            wc_get_loop_prop('is_shortcode') ||
            !is_numeric($pages) ||
            $page >= (int) $pages
        ) {
            return;
        }
        printf(
            '<p class="load-more" data-part="load-more" data-added="%s"><a class="button button--quiet" rel="next" href="%s">%s</a></p>',
            /* translators: %1$s: number of products that were added to the list */
            esc_attr__('Products added to the list: %1$s', 'stallkeeper'),
            // As in WooCommerce's page numbers: the link must not add a product again.
            esc_url(remove_query_arg('add-to-cart', get_pagenum_link($page + 1, false))),
            esc_html__('Show more products', 'stallkeeper'),
        );
    }

    private static function isMainList(): bool
    {
        return is_shop() || is_product_taxonomy();
    }
}
