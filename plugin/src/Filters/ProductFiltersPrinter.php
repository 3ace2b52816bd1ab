<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Templates\Assets;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;
use WP_Query;

/** Prints the product filters before WooCommerce's product lists, including empty ones. */
final class ProductFiltersPrinter
{
    /** After notices at 10, before the number of results at 20. */
    private const BEFORE_COUNT = 15;

    /** Before WooCommerce's message at 10. */
    private const BEFORE_MESSAGE = 5;

    private bool $isPrinted = false;

    /**
     * @param Lazy<CatalogSearch> $search
     * @param Lazy<ProductFiltersView> $view
     * @param Lazy<TemplateLoader> $templates
     * @param Lazy<TemplateErrorNotice> $errors
     */
    public function __construct(
        #[LazyService(CatalogSearch::class)] private readonly Lazy $search,
        #[LazyService(ProductFiltersView::class)] private readonly Lazy $view,
        #[LazyService(TemplateLoader::class)] private readonly Lazy $templates,
        #[LazyService(TemplateErrorNotice::class)] private readonly Lazy $errors,
        private readonly Assets $assets,
    ) {}

    public function addHooks(): void
    {
        add_action('woocommerce_before_shop_loop', [$this, 'printFilters'], self::BEFORE_COUNT);
        add_action('woocommerce_no_products_found', [$this, 'printFilters'], self::BEFORE_MESSAGE);
    }

    /** Hooks: `woocommerce_before_shop_loop`, `woocommerce_no_products_found`. */
    public function printFilters(): void
    {
        /** @var WP_Query $wp_query */
        global $wp_query;
        $page = $this->isPrinted ? null : CatalogPage::fromQuery($wp_query);
        $result = $page === null ? null : $this->search->get()->facets($page);
        if ($page === null || $result === null) {
            return;
        }
        $this->isPrinted = true;
        $view = $this->view->get()->build($page, $result);
        if (
            [...$view['facets']['groups'], ...$view['facets']['laterGroups']] === [] &&
            $view['facets']['price'] === null
        ) {
            return;
        }
        $total = $wp_query->found_posts;
        $count = sprintf(
            /* translators: %s: number of products */
            _n('%s product found', '%s products found', $total, 'stallkeeper-tools'),
            number_format_i18n($total),
        );
        printf('<div class="product-filters" data-stallkeeper-filters data-count="%s">', esc_attr($count));
        $message = $this->search->get()->refusal()?->message();
        if ($message !== null) {
            printf('<p class="notice notice--problem" role="alert">%s</p>', esc_html($message));
        }
        $isOpen = $result->selected->hasFilters() || $result->valueSearch !== null;
        try {
            $template = $this->templates
                ->get()
                ->load('shop/filters', ['areFiltersOpen' => $isOpen], ProductFiltersView::FIELDS);
            // The template has escaped its values.
            echo $template->notices(), $template->render($view);
        } catch (TemplateException $error) {
            echo $this->errors->get()->html($error);
        }
        echo '</div>';
        $this->assets->enqueueModule('product-filters');
    }
}
