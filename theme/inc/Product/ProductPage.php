<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WP_Post;

/** Settings of a product page. woocommerce/single-product/tabs/tabs.php shows its tabs as sections. */
final class ProductPage
{
    /** @var list<callable(): void> */
    private array $postponed = [];

    public function __construct(private readonly ProductPageSettings $settings) {}

    /**
     * Hook: `woocommerce_output_related_products_args`.
     *
     * WooCommerce repeats the query on every page that has fewer related products than this number.
     *
     * @param  array<string, mixed> $args arguments of woocommerce_related_products()
     * @return array<string, mixed>
     */
    public function limitRelatedProducts(array $args): array
    {
        $number = $this->settings->relatedProducts();

        return [
            ...$args,
            'posts_per_page' => $number,
            'columns' => min(ProductPageSettings::RELATED_PRODUCTS, $number),
        ];
    }

    /** Hook: `woocommerce_after_single_product_summary`, before WooCommerce prints related products (20). */
    public function removeRelatedProducts(): void
    {
        if ($this->settings->relatedProducts() === 0) {
            remove_action('woocommerce_after_single_product_summary', 'woocommerce_output_related_products', 20);
        }
    }

    /**
     * Hook: `woocommerce_product_tabs`, before WooCommerce sorts them (99).
     *
     * Adds the page about delivery as a tab.
     */
    public function addDeliveryTab(mixed $tabs): mixed
    {
        $page = $this->deliveryPage();

        return is_array($tabs) && $page !== null
            ? $tabs + [
                    'delivery' => [
                        'title' => get_the_title($page),
                        'priority' => 25,
                        'callback' => [$this, 'printDelivery'],
                    ],
                ]
            : $tabs;
    }

    /** Callback of the tab. */
    public function printDelivery(): void
    {
        $page = $this->deliveryPage();
        $product = get_post();
        if ($page !== null && $product !== null) {
            $GLOBALS['post'] = $page;
            setup_postdata($page);
            the_content();
            // WooCommerce sets the product again.
            $GLOBALS['post'] = $product;
            setup_postdata($product);
        }
    }

    private function deliveryPage(): ?WP_Post
    {
        $id = $this->settings->deliveryPage();
        $page = $id > 0 ? get_post($id) : null;

        return $page instanceof WP_Post && $page->post_status === 'publish' && $page->post_password === ''
            ? $page
            : null;
    }

    /** @return string form of the sections, one of ProductPageSettings::LAYOUTS */
    public function layout(): string
    {
        return $this->settings->layout();
    }

    /**
     * Prints a section after the related products.
     *
     * @param callable(): void $print
     */
    public function postpone(callable $print): void
    {
        $this->postponed[] = $print;
    }

    /** Hook: `woocommerce_after_single_product_summary`, after related products (20). */
    public function printPostponed(): void
    {
        $sections = $this->postponed;
        $this->postponed = [];
        foreach ($sections as $print) {
            $print();
        }
    }
}
