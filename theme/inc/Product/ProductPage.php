<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WP_Post;

/** Settings of a product page. woocommerce/single-product/tabs/tabs.php shows its tabs as sections. */
final class ProductPage
{
    /**
     * Number of related products. WooCommerce repeats the query on every page that has fewer related products than this
     * number.
     */
    private const RELATED = 4;

    /** @var list<callable(): void> */
    private array $postponed = [];

    public function __construct(private readonly ProductPageSettings $settings) {}

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

    /** Whether the sections open and close. The first one is open. */
    public function hasDisclosures(): bool
    {
        return $this->settings->hasDisclosures();
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
