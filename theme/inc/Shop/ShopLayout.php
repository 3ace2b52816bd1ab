<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

/** Wraps WooCommerce's templates in the theme's main landmark, and removes the journal's sidebar from the shop. */
final class ShopLayout
{
    public function __construct(private readonly ShopPages $pages) {}

    /** Hook: `wp_loaded`. */
    public function replaceWrapper(): void
    {
        remove_action('woocommerce_before_main_content', 'woocommerce_output_content_wrapper');
        remove_action('woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end');
        remove_action('woocommerce_sidebar', 'woocommerce_get_sidebar');
        add_action('woocommerce_before_main_content', [$this, 'openMain']);
        add_action('woocommerce_after_main_content', [$this, 'closeMain']);
    }

    /** Hook: `woocommerce_before_main_content`. */
    public function openMain(): void
    {
        echo '<main id="main" class="main shop" tabindex="-1"><div class="wrap">';
    }

    /** Hook: `woocommerce_after_main_content`. */
    public function closeMain(): void
    {
        echo '</div></main>';
    }

    /**
     * Hook: `woocommerce_pagination_args`.
     *
     * @param  array<string, mixed> $args arguments of paginate_links()
     * @return array<string, mixed>
     */
    public function setPaginationTexts(array $args): array
    {
        return [
            ...$args,
            'prev_text' => __('Previous', 'stallkeeper'),
            'next_text' => __('Next', 'stallkeeper'),
            'mid_size' => 1,
            'end_size' => 1,
        ];
    }

    /**
     * Hook: `stallkeeper_scrollable_content`.
     *
     * The tables of cart, checkout and account become lists on small screens (shop/table.css), so they do not scroll.
     */
    public function excludeShopTables(bool $isScrollable): bool
    {
        return $isScrollable && !$this->pages->isCartCheckoutOrAccount();
    }
}
