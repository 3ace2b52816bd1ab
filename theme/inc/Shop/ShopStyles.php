<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Assets\PageBlocks;
use WP_Post;
use WP_Styles;

/**
 * Replaces WooCommerce's stylesheets with the shop's own one, and loads WooCommerce's block styles only on pages with
 * its blocks.
 */
final class ShopStyles
{
    public const STYLE = 'build/shop.css';

    /** The classic cart. */
    private const CART = 'build/cart.css';

    /** The checkout, and the blocks of cart and checkout. */
    private const PURCHASE = 'build/purchase.css';

    /** The account and orders, which need PURCHASE as well. */
    private const ACCOUNT = 'build/account.css';

    /** Shortcodes that need ACCOUNT. */
    private const ACCOUNT_SHORTCODES = 'woocommerce_(?:my_account|order_tracking)';

    /** Beginnings of the names of WooCommerce's shortcodes. */
    private const SHORTCODES = 'woocommerce_|product|recent_prod|featured_prod|sale_prod|best_sell|top_rated|related_prod|add_to_cart|shop_messages';

    /** Prefix of the names of WooCommerce's blocks. */
    private const BLOCKS = 'woocommerce/';

    /** Blocks that need PURCHASE. */
    private const PURCHASE_BLOCKS = ['woocommerce/cart', 'woocommerce/checkout', self::CLASSIC_BLOCK];

    private const CLASSIC_BLOCK = 'woocommerce/classic-shortcode';

    /** Styles that WooCommerce prints on every page, even without blocks. The handles differ between versions. */
    private const BLOCK_STYLES = ['wc-blocks-style', 'wc-blocks-vendors-style', 'wc-blocks-packages-style'];

    /** Styles of widgets and blocks with brands, which shop.css has as well. */
    private const WITHOUT_USE = ['brands-styles'];

    /** Styles of the page on which a block of WooCommerce was rendered. */
    private ?WP_Styles $stylesWithBlock = null;

    public function __construct(
        private readonly Assets $assets,
        private readonly ShopPages $pages,
        private readonly PageBlocks $blocks,
    ) {}

    /** Hook: `wp_enqueue_scripts`, after the theme's own stylesheet (10). */
    public function enqueueOnShopPages(): void
    {
        $blocks = $this->shopBlocks();
        if ($this->isClassicCart($blocks)) {
            $this->enqueueCart();
        } elseif (
            is_account_page() ||
            is_order_received_page() ||
            $this->contentHasShortcode(self::ACCOUNT_SHORTCODES)
        ) {
            $this->enqueueAccount();
        } elseif (
            $this->pages->isCartCheckoutOrAccount() ||
            array_intersect($blocks, self::PURCHASE_BLOCKS) !== [] ||
            $this->contentHasShortcode('woocommerce_')
        ) {
            $this->enqueuePurchase();
        } elseif (is_woocommerce() || $blocks !== [] || $this->contentHasShortcode(self::SHORTCODES)) {
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

    /** Enqueues the styles of the classic cart. In a shortcode that is not in the content, they are printed late. */
    public function enqueueCart(): void
    {
        $this->enqueue();
        wp_enqueue_style(
            'stallkeeper-cart',
            get_theme_file_uri(self::CART),
            ['stallkeeper-shop'],
            $this->assets->version(self::CART),
        );
    }

    private function enqueuePurchase(): void
    {
        $this->enqueue();
        wp_enqueue_style(
            'stallkeeper-purchase',
            get_theme_file_uri(self::PURCHASE),
            ['stallkeeper-shop'],
            $this->assets->version(self::PURCHASE),
        );
    }

    private function enqueueAccount(): void
    {
        $this->enqueuePurchase();
        wp_enqueue_style(
            'stallkeeper-account',
            get_theme_file_uri(self::ACCOUNT),
            ['stallkeeper-purchase'],
            $this->assets->version(self::ACCOUNT),
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
        if ($this->stylesWithBlock !== wp_styles() && $this->shopBlocks() === []) {
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
        $queued = array_filter(
            ['stallkeeper-account', 'stallkeeper-purchase', 'stallkeeper-cart'],
            static fn(string $one): bool => wp_style_is($one),
        );
        $own = reset($queued) ?: 'stallkeeper-shop';
        foreach (wp_style_is($own) ? $styles->queue : [] as $handle) {
            $style = $styles->registered[$handle] ?? null;
            if (
                $style !== null &&
                !str_starts_with($handle, 'stallkeeper') &&
                in_array('stallkeeper', $style->deps, true)
            ) {
                $style->deps[] = $own;
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
            $this->stylesWithBlock = wp_styles();
            match (true) {
                !in_array($block['blockName'], self::PURCHASE_BLOCKS, true) => $this->enqueue(),
                $this->isClassicCart([$block['blockName']]) => $this->enqueueCart(),
                default => $this->enqueuePurchase(),
            };
        }

        return $html;
    }

    /**
     * Hook: `do_shortcode_tag`.
     *
     * Enqueues the styles for a shortcode that was not found in advance, for example one in a pattern or a widget.
     */
    public function enqueueForShortcode(mixed $html, mixed $tag): mixed
    {
        if (is_string($tag) && preg_match('/^(?:' . self::SHORTCODES . ')/', $tag) === 1) {
            match (true) {
                !str_starts_with($tag, 'woocommerce_') => $this->enqueue(),
                $tag === 'woocommerce_cart' => $this->enqueueCart(),
                preg_match('/^' . self::ACCOUNT_SHORTCODES . '$/', $tag) === 1 => $this->enqueueAccount(),
                default => $this->enqueuePurchase(),
            };
        }

        return $html;
    }

    /** @param list<string> $blocks names of blocks of the page */
    private function isClassicCart(array $blocks): bool
    {
        return is_cart() &&
            !is_checkout() &&
            array_intersect($blocks, self::PURCHASE_BLOCKS) === array_intersect($blocks, [self::CLASSIC_BLOCK]);
    }

    /** @param string $names beginnings of names, as alternatives of a regular expression */
    private function contentHasShortcode(string $names): bool
    {
        $post = get_queried_object();

        return $post instanceof WP_Post && preg_match("/\[(?:$names)/", $post->post_content) === 1;
    }

    /** @return list<string> names of WooCommerce's blocks in the content and in block widgets */
    private function shopBlocks(): array
    {
        return array_values(
            array_filter(
                array_keys($this->blocks->inContent() + $this->blocks->inWidgets()),
                static fn(string $name): bool => str_starts_with($name, self::BLOCKS),
            ),
        );
    }
}
