<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Theme\ScriptModule;

/**
 * The shop's own script where there is something for it to do, and WooCommerce's only on the pages that need them.
 *
 * Handles are taken off the queue and stay registered: what a plugin adds that depends on one of them still brings it.
 */
final class Scripts
{
    /** jQuery, BlockUI and cookies come with them. hydrate/shop.ts does their work on these pages. */
    private const NOT_ON_CATALOG = ['woocommerce', 'wc-add-to-cart'];

    /** A jQuery plugin that replaces each select by something that neither a phone nor a screen reader knows. */
    private const NOWHERE = ['selectWoo'];

    private const GALLERY_FEATURES = ['wc-product-gallery-zoom', 'wc-product-gallery-lightbox', 'wc-product-gallery-slider'];

    public function addHooks(): void
    {
        add_action('wp_enqueue_scripts', $this->trim(...), 99);
        add_filter('wp_resource_hints', $this->withoutGuesses(...), 99, 2);
        foreach (['woocommerce_before_shop_loop', 'woocommerce_after_shop_loop_item', 'woocommerce_product_thumbnails'] as $place) {
            add_action($place, self::need(...));
        }
    }

    /** The page has a part that hydrate/shop.ts enhances. */
    public static function need(): void
    {
        ScriptModule::enqueue('shop');
    }

    private function trim(): void
    {
        foreach (self::NOWHERE as $handle) {
            wp_dequeue_script($handle);
        }
        if (Shop::isTill()) {
            return;
        }
        foreach (self::NOT_ON_CATALOG as $handle) {
            wp_dequeue_script($handle);
        }
        if (array_filter(self::GALLERY_FEATURES, 'current_theme_supports') === []) {
            wp_dequeue_script('wc-single-product');
        }
    }

    /**
     * While somebody has something in the cart, WooCommerce lets every page fetch some 47 files of the cart block in
     * advance: on a phone they compete with the page itself.
     *
     * @param  mixed $urls     what WordPress and plugins have gathered
     * @param  mixed $relation prefetch, prerender, …
     * @return mixed without WooCommerce's own files
     */
    private function withoutGuesses(mixed $urls, mixed $relation): mixed
    {
        if (!is_array($urls) || $urls === [] || !in_array($relation, ['prefetch', 'prerender'], true)) {
            return $urls;
        }
        $own = static fn(mixed $url): string => is_array($url) ? (is_string($url['href'] ?? null) ? $url['href'] : '') : (is_string($url) ? $url : '');
        $checkout = wc_get_checkout_url();

        return array_filter($urls, static fn(mixed $url): bool => !str_contains($own($url), '/woocommerce/') && !str_contains($own($url), '/wp-includes/') && $own($url) !== $checkout);
    }
}
