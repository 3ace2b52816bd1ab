<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Assets\ContentAssets;
use WP_Styles;

/**
 * Replaces WooCommerce's stylesheets with the shop's own one, and loads WooCommerce's block styles only on pages with
 * its blocks.
 */
final class ShopStyles
{
    public const STYLE = 'build/shop.css';

    private const SHOP = 'stallkeeper-shop';

    /** The classic cart. */
    private const CART = 'stallkeeper-cart';

    /** The checkout, and the blocks of cart and checkout. */
    private const PURCHASE = 'stallkeeper-purchase';

    /** The account and orders. */
    private const ACCOUNT = 'stallkeeper-account';

    /** WooCommerce's blocks. */
    private const BLOCKS = 'stallkeeper-shop-blocks';

    /** Handle => file, and handle of the stylesheet that it needs. Later ones need earlier ones. */
    private const STYLES = [
        self::SHOP => [self::STYLE, 'stallkeeper'],
        self::CART => ['build/cart.css', self::SHOP],
        self::PURCHASE => ['build/purchase.css', self::SHOP],
        self::ACCOUNT => ['build/account.css', self::PURCHASE],
        self::BLOCKS => ['build/shop-blocks.css', self::SHOP],
    ];

    /** Shortcodes that need ACCOUNT. */
    private const ACCOUNT_SHORTCODES = 'woocommerce_(?:my_account|order_tracking)';

    /** Beginnings of the names of WooCommerce's shortcodes. */
    private const SHORTCODES = 'woocommerce_|product|recent_prod|featured_prod|sale_prod|best_sell|top_rated|related_prod|add_to_cart|shop_messages';

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
        private readonly ShopContent $content,
    ) {}

    /** Hook: `wp_enqueue_scripts`, after the theme's own stylesheet (10). */
    public function enqueueOnShopPages(): void
    {
        $blocks = $this->content->blocks();
        if (array_diff($blocks, [self::CLASSIC_BLOCK]) !== []) {
            $this->enqueueWithNeeded(self::BLOCKS);
        }
        if ($this->isClassicCart($blocks)) {
            $this->enqueueCart();
        } elseif (
            is_account_page() ||
            is_order_received_page() ||
            is_wc_endpoint_url('order-pay') ||
            $this->content->hasShortcode(self::ACCOUNT_SHORTCODES)
        ) {
            $this->enqueueWithNeeded(self::ACCOUNT);
        } elseif (
            $this->pages->isCartCheckoutOrAccount() ||
            array_intersect($blocks, self::PURCHASE_BLOCKS) !== [] ||
            $this->content->hasShortcode('woocommerce_')
        ) {
            $this->enqueueWithNeeded(self::PURCHASE);
        } elseif (is_woocommerce() || $blocks !== [] || $this->content->hasShortcode(self::SHORTCODES)) {
            $this->enqueue();
        }
    }

    /**
     * Enqueues the shop styles for products outside of the shop's own pages. Call it before the head is printed.
     *
     * @param string $place as in {@see Assets::enqueueForContent}
     */
    public function enqueue(string $place = ContentAssets::CONTENT): void
    {
        $this->enqueueWithNeeded(self::SHOP, $place);
    }

    /** Enqueues the styles of the classic cart. In a shortcode that is not in the content, they are printed late. */
    public function enqueueCart(): void
    {
        $this->enqueueWithNeeded(self::CART);
    }

    /** @param key-of<self::STYLES> $handle */
    private function enqueueWithNeeded(string $handle, string $place = ContentAssets::CONTENT): void
    {
        [$file, $needed] = self::STYLES[$handle];
        if (isset(self::STYLES[$needed])) {
            $this->enqueueWithNeeded($needed, $place);
        }
        $this->assets->enqueueForContent($handle, $file, $needed, $place);
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
        if ($this->stylesWithBlock !== wp_styles() && $this->content->blocks() === []) {
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
        $queued = array_values(
            array_filter(array_keys(self::STYLES), static fn(string $one): bool => wp_style_is($one)),
        );
        foreach ($queued === [] ? [] : $styles->queue as $handle) {
            $style = $styles->registered[$handle] ?? null;
            if (
                $style !== null &&
                !str_starts_with($handle, 'stallkeeper') &&
                in_array('stallkeeper', $style->deps, true)
            ) {
                $style->deps = [...$style->deps, ...$queued];
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
        if (is_string($block['blockName'] ?? null) && str_starts_with($block['blockName'], ShopContent::BLOCKS)) {
            $this->stylesWithBlock = wp_styles();
            if ($block['blockName'] !== self::CLASSIC_BLOCK) {
                $this->enqueueWithNeeded(self::BLOCKS);
            }
            match (true) {
                !in_array($block['blockName'], self::PURCHASE_BLOCKS, true) => $this->enqueue(),
                $this->isClassicCart([$block['blockName']]) => $this->enqueueCart(),
                default => $this->enqueueWithNeeded(self::PURCHASE),
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
                preg_match('/^' . self::ACCOUNT_SHORTCODES . '$/', $tag) === 1 => $this->enqueueWithNeeded(
                    self::ACCOUNT,
                ),
                default => $this->enqueueWithNeeded(self::PURCHASE),
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
}
