<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop\Product;

/** Shows the tabs of a product page as sections one below the other, which need no JavaScript. */
final class ProductPage
{
    /**
     * Number of related products. WooCommerce repeats the query on every page that has fewer related products than this
     * number.
     */
    private const RELATED = 3;

    public function addHooks(): void
    {
        add_action('wp_loaded', [$this, 'replaceTabs'], 1);
        foreach (['woocommerce_product_description_heading', 'woocommerce_product_additional_information_heading'] as $heading) {
            // printSections() prints the heading of each section.
            add_filter($heading, '__return_empty_string');
        }
        add_filter('woocommerce_output_related_products_args', [$this, 'limitRelatedProducts']);
    }

    /**
     * Hook: `woocommerce_output_related_products_args`.
     *
     * @param  array<string, mixed> $args arguments of woocommerce_related_products()
     * @return array<string, mixed>
     */
    public function limitRelatedProducts(array $args): array
    {
        return [...$args, 'posts_per_page' => self::RELATED, 'columns' => self::RELATED];
    }

    /** Hook: `wp_loaded`, after plugins have changed the hooks of product pages and before a page is printed. */
    public function replaceTabs(): void
    {
        if (remove_action('woocommerce_after_single_product_summary', 'woocommerce_output_product_data_tabs')) {
            add_action('woocommerce_after_single_product_summary', [$this, 'printSections']);
        }
    }

    /** Hook: `woocommerce_after_single_product_summary`. */
    public function printSections(): void
    {
        /** This filter is documented in WooCommerce's templates/single-product/tabs/tabs.php */
        $tabs = apply_filters('woocommerce_product_tabs', []);
        foreach (is_array($tabs) ? $tabs : [] as $key => $tab) {
            if (!is_array($tab) || !is_callable($tab['callback'] ?? null)) {
                continue;
            }
            $title = is_scalar($tab['title'] ?? null) ? (string) $tab['title'] : '';
            printf(
                '<section id="tab-%1$s" class="product-section product-section--%1$s entry-content">',
                esc_attr((string) $key),
            );
            // The reviews template prints its own heading, with the number of reviews.
            if ($key !== 'reviews') {
                /** @var string $title this filter is documented in WooCommerce's templates/single-product/tabs/tabs.php */
                $title = apply_filters("woocommerce_product_{$key}_tab_title", $title, $key);
                printf('<h2 class="product-section__title">%s</h2>', wp_kses_post($title));
            }
            ($tab['callback'])($key, $tab);
            echo '</section>';
        }
    }
}
