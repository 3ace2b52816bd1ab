<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\ScriptModule;

/**
 * Enqueues the shop's script where it is needed, and limits WooCommerce's scripts to the pages that need them.
 *
 * Dequeued handles stay registered, so a script of a plugin can still depend on them.
 */
final class Scripts
{
    /** These scripts also load jQuery, BlockUI and cookies. hydrate/entries/shop.ts replaces them on these pages. */
    private const NOT_ON_CATALOG = ['woocommerce', 'wc-add-to-cart'];

    /**
     * A jQuery plugin that replaces select elements with a widget that works badly on phones and with screen readers.
     */
    private const NOWHERE = ['selectWoo'];

    private const GALLERY_FEATURES = ['wc-product-gallery-zoom', 'wc-product-gallery-lightbox', 'wc-product-gallery-slider'];

    public function __construct(private readonly ScriptModule $modules, private readonly ShopPages $pages) {}

    public function addHooks(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'dequeueScripts'], 99);
        add_filter('wp_resource_hints', [$this, 'removeResourceHints'], 99, 2);
        foreach (['woocommerce_before_shop_loop', 'woocommerce_after_shop_loop_item', 'woocommerce_product_thumbnails'] as $place) {
            add_action($place, [$this, 'enqueue']);
        }
    }

    /**
     * Hook: `woocommerce_before_shop_loop`, `woocommerce_after_shop_loop_item` and `woocommerce_product_thumbnails`.
     *
     * Enqueues the shop's script, for a page with an element that hydrate/entries/shop.ts enhances.
     */
    public function enqueue(): void
    {
        $this->modules->enqueue('shop');
    }

    /** Hook: `wp_enqueue_scripts`, after WooCommerce has enqueued its scripts (10). */
    public function dequeueScripts(): void
    {
        foreach (self::NOWHERE as $handle) {
            wp_dequeue_script($handle);
        }
        if ($this->pages->isCartCheckoutOrAccount()) {
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
     * Hook: `wp_resource_hints`, after WooCommerce has added its own (10).
     *
     * Removes WooCommerce's resource hints. If the cart is not empty, WooCommerce prefetches about 47 files of the cart
     * block on every page. On a phone they compete with the page itself.
     *
     * @param  mixed $urls     URLs from WordPress and plugins
     * @param  mixed $relation prefetch, prerender and so on
     * @return mixed URLs without WooCommerce's own files
     */
    public function removeResourceHints(mixed $urls, mixed $relation): mixed
    {
        if (!is_array($urls) || $urls === [] || !in_array($relation, ['prefetch', 'prerender'], true)) {
            return $urls;
        }
        $own = static fn(mixed $url): string => is_string($url) ? $url : Input::of($url)->text('href');
        $checkout = wc_get_checkout_url();

        return array_filter($urls, static fn(mixed $url): bool => !str_contains($own($url), '/woocommerce/') && !str_contains($own($url), '/wp-includes/') && $own($url) !== $checkout);
    }
}
