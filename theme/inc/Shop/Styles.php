<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Assets;
use WP_Post;

/**
 * Replaces WooCommerce's stylesheets with the shop's own one, and loads WooCommerce's block styles only on pages with
 * its blocks.
 */
final class Styles
{
    private const STYLE = 'build/shop.css';

    /** Styles that WooCommerce prints on every page, even without blocks. The handles differ between versions. */
    private const BLOCK_STYLES = ['wc-blocks-style', 'wc-blocks-vendors-style', 'wc-blocks-packages-style'];

    /**
     * Unused styles: select2.css belongs to a script that Scripts.php removes; the inline style shows stars, which
     * shop.css does as well.
     */
    private const WITHOUT_USE = ['select2', 'woocommerce-inline', 'brands-styles'];

    public function __construct(private readonly Assets $assets, private readonly ShopPages $pages) {}

    public function addHooks(): void
    {
        add_filter('woocommerce_enqueue_styles', '__return_empty_array');
        add_action('wp_enqueue_scripts', [$this, 'enqueueOnShopPages'], 20);
        add_action('wp_enqueue_scripts', [$this, 'dequeueStyles'], 99);
        // Some styles are enqueued while the page is printed.
        add_action('wp_footer', [$this, 'dequeueStyles'], 1);
        add_action('wp_print_footer_scripts', [$this, 'dequeueStyles'], 1);
    }

    /** Hook: `wp_enqueue_scripts`, after the theme's own stylesheet (10). */
    public function enqueueOnShopPages(): void
    {
        if (is_woocommerce() || $this->pages->isCartCheckoutOrAccount() || $this->contentMentionsShop()) {
            $this->enqueue();
        }
    }

    /** Enqueues the shop styles for products outside of the shop's own pages. Call it before the head is printed. */
    public function enqueue(): void
    {
        wp_enqueue_style('stallkeeper-shop', get_theme_file_uri(self::STYLE), ['stallkeeper'], $this->assets->version(self::STYLE));
    }

    /** Hook: `wp_enqueue_scripts`, `wp_footer` and `wp_print_footer_scripts`. */
    public function dequeueStyles(): void
    {
        foreach (self::WITHOUT_USE as $handle) {
            wp_dequeue_style($handle);
        }
        if (!$this->hasShopBlock()) {
            foreach (self::BLOCK_STYLES as $handle) {
                wp_dequeue_style($handle);
            }
        }
    }

    /** Whether the page contains a WooCommerce shortcode or block. */
    private function contentMentionsShop(): bool
    {
        $post = get_queried_object();

        return $post instanceof WP_Post && ($this->hasShopBlock() || preg_match('/\[(?:woocommerce_|product|recent_prod|featured_prod|sale_prod|best_sell|top_rated|add_to_cart)/', $post->post_content) === 1);
    }

    /** Whether the content or a block widget contains a WooCommerce block. */
    private function hasShopBlock(): bool
    {
        $post = get_queried_object();
        if ($post instanceof WP_Post && str_contains($post->post_content, '<!-- wp:woocommerce/')) {
            return true;
        }
        foreach (Input::of(get_option('widget_block'))->all() as $widget) {
            if (str_contains(Input::of($widget)->text('content'), '<!-- wp:woocommerce/')) {
                return true;
            }
        }

        return false;
    }
}
