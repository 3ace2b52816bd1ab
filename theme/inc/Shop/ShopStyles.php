<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Assets\PageBlocks;
use WP_Post;

/**
 * Replaces WooCommerce's stylesheets with the shop's own one, and loads WooCommerce's block styles only on pages with
 * its blocks.
 */
final class ShopStyles
{
    private const STYLE = 'build/shop.css';

    /** Prefix of the names of WooCommerce's blocks. */
    private const BLOCKS = 'woocommerce/';

    /** Styles that WooCommerce prints on every page, even without blocks. The handles differ between versions. */
    private const BLOCK_STYLES = ['wc-blocks-style', 'wc-blocks-vendors-style', 'wc-blocks-packages-style'];

    /** Styles of widgets and blocks with brands, which shop.css has as well. */
    private const WITHOUT_USE = ['brands-styles'];

    private bool $isBlockRendered = false;

    public function __construct(
        private readonly Assets $assets,
        private readonly ShopPages $pages,
        private readonly PageBlocks $blocks,
    ) {}

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
        wp_enqueue_style(
            'stallkeeper-shop',
            get_theme_file_uri(self::STYLE),
            ['stallkeeper'],
            $this->assets->version(self::STYLE),
        );
    }

    /**
     * Hook: `wp_enqueue_scripts` and `wp_head`, after WooCommerce has enqueued its styles for all pages (10).
     *
     * Styles that are enqueued later, while the page is printed, belong to something on the page.
     */
    public function dequeueStyles(): void
    {
        foreach (self::WITHOUT_USE as $handle) {
            wp_dequeue_style($handle);
        }
        if (!$this->isBlockRendered && !$this->hasShopBlock()) {
            foreach (self::BLOCK_STYLES as $handle) {
                wp_dequeue_style($handle);
            }
        }
    }

    /**
     * Hook: `wp_enqueue_scripts`, after child themes have enqueued their styles (10).
     *
     * A stylesheet that depends on the theme's stylesheet overrides the shop styles, too.
     */
    public function printBeforeDependents(): void
    {
        $styles = wp_styles();
        foreach (wp_style_is('stallkeeper-shop') ? $styles->queue : [] as $handle) {
            $style = $styles->registered[$handle] ?? null;
            if (
                $style !== null &&
                !str_starts_with($handle, 'stallkeeper') &&
                in_array('stallkeeper', $style->deps, true)
            ) {
                $style->deps[] = 'stallkeeper-shop';
            }
        }
    }

    /**
     * Hook: `render_block`.
     *
     * Enqueues the shop styles for a block that was not found in advance, for example one that a page builder renders.
     *
     * @param array<string, mixed> $block block from parse_blocks()
     */
    public function enqueueForBlock(mixed $html, array $block): mixed
    {
        if (is_string($block['blockName'] ?? null) && str_starts_with($block['blockName'], self::BLOCKS)) {
            $this->isBlockRendered = true;
            $this->enqueue();
        }

        return $html;
    }

    /** Whether the page contains a WooCommerce shortcode or block. */
    private function contentMentionsShop(): bool
    {
        $post = get_queried_object();

        return $this->hasShopBlock() ||
            ($post instanceof WP_Post &&
                preg_match(
                    '/\[(?:woocommerce_|product|recent_prod|featured_prod|sale_prod|best_sell|top_rated|add_to_cart)/',
                    $post->post_content,
                ) === 1);
    }

    /** Whether the content or a block widget contains a WooCommerce block. */
    private function hasShopBlock(): bool
    {
        foreach (array_keys($this->blocks->inContent() + $this->blocks->inWidgets()) as $name) {
            if (str_starts_with($name, self::BLOCKS)) {
                return true;
            }
        }

        return false;
    }
}
