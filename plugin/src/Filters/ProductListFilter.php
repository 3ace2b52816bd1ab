<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use WP_Query;

/**
 * Applies the filters of the URL to WooCommerce's lists of products. WooCommerce sorts the lists and splits them into
 * pages.
 */
final class ProductListFilter
{
    public function __construct(private readonly CatalogSearch $search) {}

    /** Hook: `woocommerce_product_query`. Adds the other hooks only for lists with active filters. */
    public function filterProducts(WP_Query $query): void
    {
        $page = $query->is_main_query() ? CatalogPage::fromQuery($query) : null;
        $ids = $page === null ? null : $this->search->productIds($page);
        if ($ids === null) {
            return;
        }
        add_action('template_redirect', [$this, 'sendRefusal'], 0);
        add_filter('wp_robots', [$this, 'excludeFromSearchEngines']);
        ListedProducts::limit($query, $ids);
    }

    /** Hook: `template_redirect`. Sends the headers of a refused search before any output. */
    public function sendRefusal(): void
    {
        $this->search->refusal()?->sendHeaders();
    }

    /**
     * Hook: `wp_robots`. Filters can be combined in millions of ways, and each combination would be a page of its own.
     * Search engines index the list without filters and follow the links to the products.
     *
     * @return array<array-key, mixed>
     */
    public function excludeFromSearchEngines(mixed $robots): array
    {
        $robots = is_array($robots) ? $robots : [];
        $page = self::currentPage();
        if ($page === null) {
            return $robots;
        }
        /**
         * Filters whether search engines may index a list of products with active filters.
         *
         * @param bool $isIndexed
         * @param array<string, list<string>> $values active values by attribute
         */
        if (apply_filters('stallkeeper_product_filters_indexed', false, $this->search->selected($page)->values)) {
            return $robots;
        }

        return ['noindex' => true, 'follow' => true] + array_diff_key($robots, ['index' => 1, 'nofollow' => 1]);
    }

    private static function currentPage(): ?CatalogPage
    {
        /** @var WP_Query|null $wp_query */
        global $wp_query;

        return $wp_query instanceof WP_Query ? CatalogPage::fromQuery($wp_query) : null;
    }
}
