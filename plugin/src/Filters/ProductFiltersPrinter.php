<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Tools\Templates\Assets;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;
use WP_Query;

/**
 * Prints the product filters before WooCommerce's product lists, including empty ones. Filters and list are in one
 * element, so that they can be beside each other.
 */
final class ProductFiltersPrinter
{
    private bool $isPrinted = false;

    private bool $isListOpen = false;

    public function __construct(
        private readonly CatalogSearch $search,
        private readonly ProductFiltersView $view,
        private readonly TemplateLoader $templates,
        private readonly TemplateErrorNotice $errors,
        private readonly Assets $assets,
        private readonly FilterSwatches $swatches,
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
        printf(
            '<div class="filtered-list"><div class="product-filters" data-stallkeeper-filters data-count="%s">',
            esc_attr($count),
        );
        $message = $this->search->refusal()?->message();
        if ($message !== null) {
            printf('<p class="notice notice--problem" role="alert">%s</p>', esc_html($message));
        }
        $selected = $result->selected;
        // Otherwise, the drawer of a small screen would cover the list.
        $active = count($view['filters']['chips']);
        $isOpen = $selected->hasUnreadPrice() || $result->valueSearch !== null;
        try {
            $template = $this->templates->load(
                'filters/product-filters',
                [
                    'areFiltersOpen' => $isOpen,
                    'toggleText' =>
                        $active === 0
                            ? __('Filter', 'stallkeeper-tools')
                            : /* translators: %s: number of active filters */
                            sprintf(__('Filter (%s)', 'stallkeeper-tools'), number_format_i18n($active)),
                    'showText' => sprintf(
                        /* translators: %s: number of products */
                        _n('Show %s product', 'Show %s products', $total, 'stallkeeper-tools'),
                        number_format_i18n($total),
                    ),
                    // Without the script, the page loads again, with closed filters.
                    'showHref' => $view['address'],
                ],
                ProductFiltersView::FIELDS,
            );
            // The template has escaped its values.
            echo $template->notices(),
                $this->swatches->add($template->render(array_diff_key($view, ['address' => 1])), $view['filters']);
        } catch (TemplateException $error) {
            echo $this->errors->html($error);
        }
        echo '</div><div class="filtered-list__products">';
        $this->isListOpen = true;
        $this->assets->enqueueModule('product-filters');
    }

    /**
     * Hooks: `woocommerce_after_shop_loop`, `woocommerce_no_products_found`, and for templates without the first one
     * `woocommerce_after_main_content`.
     */
    public function closeList(): void
    {
        if ($this->isListOpen) {
            $this->isListOpen = false;
            echo '</div></div>';
        }
    }
}
