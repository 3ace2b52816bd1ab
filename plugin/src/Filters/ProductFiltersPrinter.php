<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Tools\Templates\Assets;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;
use WP_Query;

/** Prints the product filters before WooCommerce's product lists, including empty ones. */
final class ProductFiltersPrinter
{
    private bool $isPrinted = false;

    public function __construct(
        private readonly CatalogSearch $search,
        private readonly ProductFiltersView $view,
        private readonly TemplateLoader $templates,
        private readonly TemplateErrorNotice $errors,
        private readonly Assets $assets,
    ) {}

    /** Hooks: `woocommerce_before_shop_loop`, `woocommerce_no_products_found`. */
    public function printFilters(): void
    {
        /** @var WP_Query $wp_query */
        global $wp_query;
        $page = $this->isPrinted ? null : CatalogPage::fromQuery($wp_query);
        $result = $page === null ? null : $this->search->filters($page);
        if ($page === null || $result === null) {
            return;
        }
        $this->isPrinted = true;
        $view = $this->view->build($page, $result);
        if (
            [...$view['filters']['groups'], ...$view['filters']['laterGroups']] === [] &&
            $view['filters']['price'] === null
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
        $message = $this->search->refusal()?->message();
        if ($message !== null) {
            printf('<p class="notice notice--problem" role="alert">%s</p>', esc_html($message));
        }
        $selected = $result->selected;
        $isOpen = $selected->hasFilters() || $selected->hasUnreadPrice() || $result->valueSearch !== null;
        try {
            $template = $this->templates->load(
                'filters/product-filters',
                ['areFiltersOpen' => $isOpen],
                ProductFiltersView::FIELDS,
            );
            // The template has escaped its values.
            echo $template->notices(), $template->render($view);
        } catch (TemplateException $error) {
            echo $this->errors->html($error);
        }
        echo '</div>';
        $this->assets->enqueueModule('product-filters');
    }
}
